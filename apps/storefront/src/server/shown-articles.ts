/** Which articles a page shows: when the offers of one change, only the cached pages with that article are removed. */
import type { ApiTransport } from './api-transport.ts';

/** Every answer names the articles that it shows so; within a JSON text, a quote would be escaped. */
const ARTICLE_ID = /"articleId":(\d+)/g;

/** The same transport, and the ids of all articles in its responses so far. */
export function collectArticles(transport: ApiTransport): { send: ApiTransport; articles: ReadonlySet<number> } {
  const articles = new Set<number>();
  const send: ApiTransport = async (request, signal) => {
    const response = await transport(request, signal);
    if (response.status !== 200) return response;
    const text = await response.text();
    for (const [, id] of text.matchAll(ARTICLE_ID)) articles.add(Number(id));
    return new Response(text, { status: 200, headers: response.headers });
  };
  return { send, articles };
}

const shown = new WeakMap<Response, ReadonlySet<number>>();

/** Notes which articles a rendered page shows. */
export function noteArticles(page: Response, articles: ReadonlySet<number>): Response {
  shown.set(page, articles);
  return page;
}

/** The articles that were noted for a page; undefined where nobody collected them. */
export const articlesOf = (page: Response): ReadonlySet<number> | undefined => shown.get(page);
