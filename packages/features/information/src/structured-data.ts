import type { LanguageCode, ShownPost } from '@partshop/api-client';
import { localeOf, localizePath, type StructuredData } from '@partshop/features/core';
import { organizationOf, paths } from '@partshop/features/shared';
import type { Article, WebPage, WithContext } from 'schema-dts';

/** Checked against the types of schema.org, and stored as plain data. */
type Checked<Thing> = Exclude<Thing, string>;

/** The post for search engines, and the shop that wrote it. `path` has no language. */
export function postOf(post: ShownPost, path: string, code: LanguageCode): StructuredData[] {
  const url = localizePath(path, code);
  const shop = organizationOf(localizePath(paths.home.to(), code));
  return [post.kind === 'article' ? articleOf(post, url) : pageOf(post, url), shop];
}

const SHOP = { '@id': '/#organization' };

function articleOf({ title, teaser, lang, publishedAt, modifiedAt }: ShownPost, url: string): StructuredData {
  return {
    '@type': 'Article',
    headline: title,
    description: teaser,
    inLanguage: localeOf(lang).tag,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    ...(publishedAt !== null && { datePublished: publishedAt }),
    ...(modifiedAt !== null && { dateModified: modifiedAt }),
    author: SHOP,
    publisher: SHOP,
  } satisfies Omit<WithContext<Checked<Article>>, '@context'>;
}

function pageOf({ title, teaser, lang, modifiedAt }: ShownPost, url: string): StructuredData {
  return {
    '@type': 'WebPage',
    name: title,
    description: teaser,
    inLanguage: localeOf(lang).tag,
    url,
    ...(modifiedAt !== null && { dateModified: modifiedAt }),
    publisher: SHOP,
  } satisfies Omit<WithContext<Checked<WebPage>>, '@context'>;
}
