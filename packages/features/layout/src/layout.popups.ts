import type { Popups } from '@partshop/features/core';

/** What the header opens above the page (§4): the menu of categories, and on phones the search. */
export const layoutPopups: Popups = {
  menu: async () => import('./menu.popup.ts'),
  search: async () => import('./search.popup.ts'),
};
