import type { Category } from '@partshop/api-client';
import { HIDDEN_MENU_CATEGORY_IDS } from '@partshop/features/core';
import { isOpenPage, paths, searchPath } from '@partshop/features/shared';

type Shown = { categoryId: number; isExists: boolean };

const isShown = ({ categoryId, isExists }: Shown): boolean =>
  isExists && !HIDDEN_MENU_CATEGORY_IDS.includes(categoryId);

/** The categories of the menu: those with goods, except the three that §5 hides (D11: only here). */
export function menuCategoriesOf(categories: readonly Category[]): Category[] {
  return categories.filter(isShown).map((parent) => ({ ...parent, children: parent.children.filter(isShown) }));
}

/** The category's page, or the search for its name until the page exists. */
export function categoryPath({ categoryLink, categoryName }: Pick<Category, 'categoryLink' | 'categoryName'>): string {
  return isOpenPage(categoryLink) ? categoryLink : (searchPath(categoryName) ?? paths.searchForm.to());
}
