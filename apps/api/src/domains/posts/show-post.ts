import type { LanguageCode, Post, PostTeaser, ShownPost } from '@partshop/api-client/contract';
import { fillHtml, fillText, lacksFigure, type Figures } from './figures.rules.ts';
import { cleanPostHtml, paragraphOf, teaserOf, visibleText } from './post-html.rules.ts';
import { langsOf, textIn, type PostTexts } from './post-texts.ts';
import type { ShownRow } from './shown-posts.queries.ts';

/** Whether the shop has what the titles of a post promise. */
export const isGrantable = (texts: PostTexts, figures: Figures): boolean =>
  Object.values(texts).every(({ title }) => !lacksFigure(title, figures));

/** A post's text as visitors read it. Sanitises again: the row may be older than today's rules, or not written through the api. */
function showText(texts: PostTexts, lang: LanguageCode, figures: Figures) {
  const { title, teaser, html, lang: found } = textIn(texts, lang);
  const shown = fillHtml(cleanPostHtml(html), figures);
  return {
    title: fillText(title, figures),
    teaser: teaser === '' || lacksFigure(teaser, figures) ? visibleText(teaserOf(shown)) : fillText(teaser, figures),
    html: shown,
    lang: found,
  };
}

/** A post without its goods. */
export function showPost(
  { id, kind, texts }: Pick<ShownRow, 'id' | 'kind' | 'texts'>,
  dates: Pick<ShownRow, 'publishedAt' | 'modifiedAt'> | null,
  view: { lang: LanguageCode; figures: Figures },
): Omit<ShownPost, 'goods' | 'currency'> {
  return {
    id,
    kind,
    ...showText(texts, view.lang, view.figures),
    langs: langsOf(texts),
    publishedAt: dates?.publishedAt.toISOString() ?? null,
    modifiedAt: dates?.modifiedAt.toISOString() ?? null,
  };
}

export function showTeaser(
  { id, texts, publishedAt }: ShownRow,
  view: { lang: LanguageCode; figures: Figures },
): PostTeaser {
  const { title, teaser } = showText(texts, view.lang, view.figures);
  return { id, title, teaser, publishedAt: publishedAt.toISOString() };
}

/** A piece of news as §7 has it: the whole, or its teaser as a paragraph. */
export function showNews(
  { id, texts, publishedAt }: Pick<ShownRow, 'id' | 'texts'> & { publishedAt: Date | null },
  { lang, figures, isTeaser }: { lang: LanguageCode; figures: Figures; isTeaser: boolean },
): Post {
  const { title, teaser, html, lang: found } = showText(texts, lang, figures);
  return {
    id,
    title,
    html: isTeaser ? paragraphOf(teaser) : html,
    lang: found,
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
