import type { LanguageCode, PostKind } from '@partshop/api-client/contract';

/** A post in one language: its title, what it is about in a sentence (may be empty), and its HTML. */
export type PostText = { title: string; teaser: string; html: string };

/** A post's texts by language; at least one. */
export type PostTexts = Partial<Record<LanguageCode, PostText>>;

/** A number of an article, as on its price page. */
export type GoodNumber = { catalogKey: string; number: string };

/** Where nobody has translated a post into a language, it is shown in these, or in the first that it has. */
const FALLBACKS: readonly LanguageCode[] = ['en', 'ru'];

export const langsOf = (texts: PostTexts): LanguageCode[] => Object.keys(texts) as LanguageCode[];

/** The text for readers of a language, and the language that it is in. */
export function textIn(texts: PostTexts, lang: LanguageCode): PostText & { lang: LanguageCode } {
  const found = [lang, ...FALLBACKS, ...langsOf(texts)].find((code) => texts[code] !== undefined) ?? lang;
  return { title: '', teaser: '', html: '', ...texts[found], lang: found };
}

/** The path of a post's page, without a language. */
export const postPath = (kind: PostKind, id: number, slug: string | null): string =>
  ({ article: `/articles/${id}`, offer: `/offer/${slug}`, page: `/${slug}` })[kind];
