import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { actOnLists } from '@partshop/features/lists';
import { FAVORITES_QUERY } from './favorites.query.ts';
import { loadFavorites } from './favorites.saga.ts';
import { FavoritesScreen } from './FavoritesScreen.tsx';

export const loader = loadWith(withAccountTexts(loadFavorites), FAVORITES_QUERY);
export const action = actWith(actOnLists, FAVORITES_QUERY);
export const Component = inAccount(FavoritesScreen);
