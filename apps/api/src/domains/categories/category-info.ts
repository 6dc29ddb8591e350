import type { Category, CategoryInfo, Picture } from '@partshop/api-client/contract';
import { showArticle } from './category-article.ts';
import type { CategoryTexts } from './category-info.queries.ts';

const MAX_IMAGES = 6;

type Shown = Category | Category['children'][number];

/**
 * A category's page as it is shown in a language. `parent`: null for a category at the top. What an editor wrote is in the
 * requested language or missing: a text in another language would be of no use to search engines.
 */
export function showCategoryInfo(
  category: Shown,
  parent: Category | null,
  texts: CategoryTexts,
  lang: string,
): CategoryInfo {
  const { categoryId, categoryName, categoryUrl } = category;
  const categoryLink = parent ? `${parent.categoryLink}/${categoryUrl}` : category.categoryLink;
  const children = 'children' in category ? category.children : [];
  const { title, article, hasArticle } = showArticle(texts, lang);
  const images = [category, ...children].map(({ image }) => image);
  return {
    categoryId,
    categoryName,
    categoryLink,
    categoryUrl,
    goodsLink: category.categoryLink === categoryLink ? null : category.categoryLink,
    title: title === '' ? categoryName : title,
    parent: parent && { categoryName: parent.categoryName, categoryLink: parent.categoryLink },
    article,
    hasArticle,
    images: images.filter((image): image is Picture => image !== null).slice(0, MAX_IMAGES),
    children,
  };
}
