import { postEditingCalls, postsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { postEditingHandlers } from './post-editing.calls.ts';
import { postsHandlers } from './posts.calls.ts';

/** What staff writes in the shop: articles, offers, and pages such as /about. */
export const postsDomain = defineDomain(postsCalls, postsHandlers);
/** How they write it. */
export const postEditingDomain = defineDomain(postEditingCalls, postEditingHandlers);

export { addFirstPages } from './first-pages.queries.ts';
export { cleanPostHtml, visibleText } from './post-html.rules.ts';
export { listPostPages } from './post-pages.ts';
