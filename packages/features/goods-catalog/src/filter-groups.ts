import type { FacetValue, FilteredGoods, GoodsFacet } from '@partshop/api-client';
import type { Translate } from '@partshop/features/core';
import { facetGroup, type ListMessage } from '@partshop/features/search';
import type { FilterGroup, FilterOption, FilterSelection } from '@partshop/ui';
import { facetText, readGoodsChoice, type GoodsChoice } from './goods-choice.ts';
import type { GoodsMessage } from './goods.messages.ts';

/** So many attributes are open at first. */
const OPEN_FACETS = 3;
/** Longer lists of values have a search field. */
const VISIBLE_VALUES = 12;
const MINOR = 100;

export type FilterTexts = {
  t: Translate<GoodsMessage>;
  tList: Translate<ListMessage>;
  /** Of the page's currency, in whole units. */
  money: (units: number) => string;
  /** A number of the data in the page's language; another text as it is. */
  number: (text: string) => string;
};

/** The groups of the panel; one with nothing to choose from is left out. */
export function filterGroups(found: FilteredGoods, choice: GoodsChoice, texts: FilterTexts): FilterGroup[] {
  const { t, tList } = texts;
  const facets = found.facets.map((facet, index) => attributeGroup(facet, index >= OPEN_FACETS, texts));
  return [
    ...stockGroup(found, choice, t),
    ...facetGroup('category', tList('category'), found.categories),
    ...facets,
    ...priceGroup(found, choice, texts),
    ...facetGroup('catalogs', tList('maker'), found.makers),
  ];
}

/** Left out where it would leave out nothing, or everything. */
function stockGroup(
  { inStock, unfiltered }: FilteredGoods,
  { isInStock }: GoodsChoice,
  t: FilterTexts['t'],
): FilterGroup[] {
  if (!isInStock && (inStock === 0 || inStock === unfiltered)) return [];
  return [{ kind: 'switch', name: 'stock', label: t('stockOnly'), aside: inStock }];
}

function attributeGroup(
  { key, name, unit, values }: GoodsFacet,
  isLater: boolean,
  { t, number }: FilterTexts,
): FilterGroup {
  const toOption = ({ value, text, count }: FacetValue): FilterOption => ({
    value: facetText(key, value),
    label: unit === '' ? number(text) : t('withUnit', { value: number(text), unit }),
    aside: count,
  });
  return {
    kind: 'checkboxes',
    name: 'f',
    label: name,
    visibleCount: VISIBLE_VALUES,
    isCollapsed: isLater && !values.some(({ isSelected }) => isSelected),
    items: values.map(toOption),
  };
}

function priceGroup({ price }: FilteredGoods, { from, to }: GoodsChoice, { t, money }: FilterTexts): FilterGroup[] {
  if (!price && from === null && to === null) return [];
  return [
    {
      kind: 'range',
      label: t('price'),
      fromName: 'from',
      toName: 'to',
      min: Math.floor((price?.from ?? 0) / MINOR),
      max: Math.ceil((price?.to ?? 0) / MINOR),
      step: 1,
      describe: (low, high) =>
        low === undefined
          ? t('priceTo', { to: money(high ?? 0) })
          : high === undefined
            ? t('priceFrom', { from: money(low) })
            : t('priceBetween', { from: money(low), to: money(high) }),
    },
  ];
}

/** The choice of an address as the panel shows it. */
export function toSelection(choice: GoodsChoice): FilterSelection {
  return {
    f: choice.facets.flatMap(({ key, values }) => values.map((value) => facetText(key, value))),
    category: choice.categories,
    catalogs: choice.catalogs,
    ...(choice.isInStock && { stock: ['1'] }),
    ...(choice.from !== null && { from: [String(choice.from)] }),
    ...(choice.to !== null && { to: [String(choice.to)] }),
  };
}

/** The choice in the panel, with the order that the page has. */
export function readSelection(selection: FilterSelection, order: GoodsChoice['order']): GoodsChoice {
  const choice = readGoodsChoice({
    get: (name) => selection[name]?.[0] ?? null,
    getAll: (name) => [...(selection[name] ?? [])],
  });
  return { ...choice, order };
}
