import { listMailCalls, listSourcesCalls, priceUploadsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { listMailHandlers } from './mail/list-mail.calls.ts';
import { priceUploadsHandlers } from './price-uploads.calls.ts';
import { listSourcesHandlers } from './sources/list-sources.calls.ts';

/** Files that sellers upload to change their price lists (B3). */
export const priceUploadsDomain = defineDomain(priceUploadsCalls, priceUploadsHandlers);

/** Addresses from which the shop loads such files by itself. */
export const listSourcesDomain = defineDomain(listSourcesCalls, listSourcesHandlers);

/** Letters with such files. */
export const listMailDomain = defineDomain(listMailCalls, listMailHandlers);

export { createInboundMail } from './mail/create-inbound-mail.ts';
export { createDemoLists } from './sources/demo-lists.ts';
export { fetchList } from './sources/fetch-list.ts';
export { createListLoading } from './sources/load-lists.ts';
export { createUploadNotices } from './upload-notices.ts';
export { addUpload } from './price-uploads.queries.ts';
export { keptFile } from './kept-file.ts';
export { createUploadWork } from './upload-work.ts';
export { changeByAdvice } from './change-by-advice.ts';
