import { unwrap, type ApiClient } from '@partshop/api-client';
import { localizePath, splitLocale, TRANSLATED_LANGUAGES } from '@partshop/features/core';
import { paths, SHOP_NAME } from '@partshop/features/shared';
import { escapeXml, XML_HEAD } from './xml.ts';

/** The feed of articles for readers of news (RSS 2.0), one for each language with articles. */

const MOST = 50;

export const isFeedPath = (pathname: string): boolean => splitLocale(pathname).path === paths.feed.to();

/** Writes a feed; null for a language that the shop is not translated into. */
export async function writeFeed(api: ApiClient, pathname: string, origin: string): Promise<string | null> {
  const { code, tag, textLang } = splitLocale(pathname).locale;
  if (!TRANSLATED_LANGUAGES.includes(code)) return null;
  const query = { lang: textLang, take: MOST };
  const { items } = await unwrap(api.GET('/services/news/list', { params: { query } }));
  const urlOf = (path: string) => escapeXml(origin + localizePath(path, code));
  const entries = items.map(({ id, title, teaser, publishedAt }) => {
    const url = urlOf(paths.article.to(id));
    const date = new Date(publishedAt).toUTCString();
    return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${date}</pubDate><description>${escapeXml(teaser)}</description></item>`;
  });
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${SHOP_NAME}</title><link>${urlOf(paths.articles.to())}</link><description>${SHOP_NAME}</description><language>${tag}</language><atom:link href="${urlOf(paths.feed.to())}" rel="self" type="application/rss+xml"/>${entries.join('')}</channel></rss>`;
}
