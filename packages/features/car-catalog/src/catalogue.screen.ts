import { loadWith } from '@partshop/features/core';
import { loadCatalogue } from './catalogue.saga.ts';

export const loader = loadWith(loadCatalogue);
export { CatalogueScreen as Component } from './CatalogueScreen.tsx';
