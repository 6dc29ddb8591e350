import { clientCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { clientHandlers } from './client.calls.ts';

/** The current user: the session's client, or a guest. */
export const clientDomain = defineDomain(clientCalls, clientHandlers);

export { createClientInfoReader } from './client-info.ts';
export { cityName } from './client-info.queries.ts';
export { companyText, findCompanyDetails, keepCompanyDetails } from './company-details.queries.ts';
export { addAddress, chooseAddress, deleteAddress, findDeliveryAddresses } from './delivery-addresses.queries.ts';
