import { listsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { listsHandlers } from './lists.calls.ts';

/** The wish list and the list to compare. */
export const listsDomain = defineDomain(listsCalls, listsHandlers);

export { takeOverLists } from './lists.queries.ts';
