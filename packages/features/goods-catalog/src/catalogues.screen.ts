import { loadWith } from '@partshop/features/core';
import { loadCatalogues } from './catalogues.saga.ts';
import { CATALOGUES_QUERY } from './goods.query.ts';

export const loader = loadWith(loadCatalogues, CATALOGUES_QUERY);
export { CataloguesScreen as Component } from './CataloguesScreen.tsx';
