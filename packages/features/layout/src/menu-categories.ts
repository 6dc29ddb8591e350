import type { Category } from '@partshop/api-client';
import { HIDDEN_MENU_CATEGORY_IDS } from '@partshop/features/core';

type Shown = { categoryId: number; isExists: boolean };

const isShown = ({ categoryId, isExists }: Shown): boolean =>
  isExists && !HIDDEN_MENU_CATEGORY_IDS.includes(categoryId);

/** The categories of the menu: those with goods, except the three that §5 hides (D11: only here). */
export function menuCategoriesOf(categories: readonly Category[]): Category[] {
  return categories.filter(isShown).map((parent) => ({ ...parent, children: parent.children.filter(isShown) }));
}
