import { actWith, loadWith } from '@partshop/features/core';
import { actOnLists } from '@partshop/features/lists';
import { FAVORITES_QUERY } from './favorites.query.ts';
import { loadFavorites } from './favorites.saga.ts';

export const loader = loadWith(loadFavorites, FAVORITES_QUERY);
export const action = actWith(actOnLists, FAVORITES_QUERY);
export { FavoritesScreen as Component } from './FavoritesScreen.tsx';
