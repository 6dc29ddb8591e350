import type { Category, CategoryInfo, Picture } from '@partshop/api-client/contract';
import { cleanPostHtml, visibleText } from '../site/index.ts';
import { nameIn, type Names } from '../../platform/values/names.ts';

/** A shorter article is not shown (§5): it must have more visible characters. */
const ARTICLE_CHARACTERS = 500;
const MAX_IMAGES = 6;

type Shown = Category | Category['children'][number];

/**
 * A category's page as it is shown in a language. `parent`: null for a category at the top. Articles are in the requested language
 * or missing: one in another language would be of no use to search engines.
 */
export function showCategoryInfo(
  category: Shown,
  parent: Category | null,
  { titles, articles }: { titles: Names | null; articles: Names | null },
  lang: string,
): CategoryInfo {
  const { categoryId, categoryName, categoryLink, categoryUrl } = category;
  const children = 'children' in category ? category.children : [];
  const article = cleanPostHtml(articles?.[lang] ?? '');
  const images = [category, ...children].map(({ image }) => image);
  return {
    categoryId,
    categoryName,
    categoryLink,
    categoryUrl,
    title: titles ? nameIn(titles, lang) : categoryName,
    parent: parent && { categoryName: parent.categoryName, categoryLink: parent.categoryLink },
    article,
    hasArticle: [...visibleText(article)].length > ARTICLE_CHARACTERS,
    images: images.filter((image): image is Picture => image !== null).slice(0, MAX_IMAGES),
    children,
  };
}
