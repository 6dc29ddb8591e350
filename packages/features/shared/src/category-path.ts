import type { Category } from '@partshop/api-client';
import { isOpenPage } from './open-pages.ts';
import { paths, searchPath } from './paths.ts';

/** The category's page, or the search for its name until the page exists. */
export function categoryPath({ categoryLink, categoryName }: Pick<Category, 'categoryLink' | 'categoryName'>): string {
  return isOpenPage(categoryLink) ? categoryLink : (searchPath(categoryName) ?? paths.searchForm.to());
}
