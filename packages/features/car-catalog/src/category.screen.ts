import { loadWith } from '@partshop/features/core';
import { loadCategoryPage } from './categories.saga.ts';
import { CATEGORY_QUERY } from './category.query.ts';

export const loader = loadWith(loadCategoryPage, CATEGORY_QUERY);
export { CategoryScreen as Component } from './CategoryScreen.tsx';
