import { HttpError } from '../../platform/http/http-error.ts';

/** No such order, or it is somebody else's: the two cannot be told apart (D21). */
export const unknownOrder = (): HttpError => new HttpError(404, { code: 'not-found', message: 'No such order.' });
