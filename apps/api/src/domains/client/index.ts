import { clientCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { clientHandlers } from './client.calls.ts';

/** Who is asking: the client of the session, or nobody. */
export const clientDomain = defineDomain(clientCalls, clientHandlers);

export { createClientInfoReader } from './client-info.ts';
export { cityName } from './client-info.queries.ts';
