import { CATALOG_MODES, type CatalogMode, type GoodsListKind } from '@partshop/api-client';
import { paths } from '@partshop/features/shared';

/** Which list of goods a page shows, and its path. */
export type GoodsListOf = { kind: GoodsListKind; key: string; path: string };

const isMode = (text: string): text is CatalogMode => (CATALOG_MODES as readonly string[]).includes(text);

/** D5: the list of `/catalog/{category}`: a mode, else a page of goods. */
function listOfCategory(param: string): GoodsListOf {
  const key = param.toLowerCase();
  if (isMode(key)) return listOfMode(key);
  return { kind: 'page', key, path: paths.goods.to(key) };
}

const listOfMode = (key: CatalogMode): GoodsListOf => ({
  kind: 'mode',
  key,
  path: key === 'in-stock' ? paths.inStock.to() : paths.goods.to(key),
});

function listOfCatalogue(param: string): GoodsListOf {
  const key = param.toLowerCase();
  return { kind: 'catalog', key, path: paths.catalogue.to(key) };
}

/** The list of a page's parameters; without any it is the list of what is in stock. */
export function listOf(params: Readonly<Record<string, string | undefined>>): GoodsListOf {
  const { category, catalog } = params;
  if (category !== undefined) return listOfCategory(category);
  return catalog === undefined ? listOfMode('in-stock') : listOfCatalogue(catalog);
}
