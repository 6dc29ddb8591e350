import { priceUploadsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { priceUploadsHandlers } from './price-uploads.calls.ts';

/** Files that sellers upload to change their price lists (B3). */
export const priceUploadsDomain = defineDomain(priceUploadsCalls, priceUploadsHandlers);

export { createUploadWork } from './upload-work.ts';
