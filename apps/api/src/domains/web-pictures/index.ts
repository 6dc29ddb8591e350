import { webPicturesCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { webPicturesHandlers } from './web-pictures.calls.ts';

/** Pictures that a seller loads in bulk, by addresses or as files. */
export const webPicturesDomain = defineDomain(webPicturesCalls, webPicturesHandlers);

export { createDemoPictures } from './demo-pictures.ts';
export { fetchPicture } from './fetch-picture.ts';
export { createPictureLoading } from './load-web-pictures.ts';
export { findLoadOfRun, retryLoadOfRun } from './picture-loads.queries.ts';
