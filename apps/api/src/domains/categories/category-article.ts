import { createHash } from 'node:crypto';
import { SHORT_ARTICLE_LENGTH, type CategoryArticle } from '@partshop/api-client/contract';
import { cleanPostHtml, visibleText } from '../posts/index.ts';
import { nameIn } from '../../platform/values/names.ts';
import type { NamedTexts } from './category-article.queries.ts';
import type { CategoryTexts } from './category-info.queries.ts';

/** The text in one language. Sanitises again: the row may be older than today's rules, or not written through the api. */
export function showArticle(
  { titles, articles }: CategoryTexts,
  lang: string,
): Pick<CategoryArticle, 'title' | 'article' | 'hasArticle'> {
  const article = cleanPostHtml(articles?.[lang] ?? '');
  return {
    title: titles?.[lang] ?? '',
    article,
    hasArticle: [...visibleText(article)].length > SHORT_ARTICLE_LENGTH,
  };
}

/** The text in one language as its editor needs it. */
export const showCategoryArticle = (texts: NamedTexts, lang: string): CategoryArticle => ({
  categoryId: texts.id,
  categoryName: nameIn(texts.names, lang),
  ...showArticle(texts, lang),
  version: versionOf(texts, lang),
});

/** Differs for every text as it is stored. Needs no counter, and also notices changes that were not made through the api. */
export const versionOf = ({ titles, articles }: CategoryTexts, lang: string): string =>
  createHash('sha256')
    .update(JSON.stringify([titles?.[lang], articles?.[lang]]))
    .digest('base64url')
    .slice(0, 22);
