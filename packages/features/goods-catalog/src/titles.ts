import type { FilteredGoods } from '@partshop/api-client';
import type { GoodsListOf } from './goods-list.ts';

const MODES = {
  popular: { title: 'popular', lead: 'popularText' },
  new: { title: 'newGoods', lead: 'newGoodsText' },
  'in-stock': { title: 'inStock', lead: 'inStockText' },
} as const;

type Texts = (name: (typeof MODES)[keyof typeof MODES]['title' | 'lead'] | 'makerText') => string;

const modeOf = ({ kind, key }: GoodsListOf) =>
  kind === 'mode' && key in MODES ? MODES[key as keyof typeof MODES] : undefined;

/** The name of a list: a page of goods and a maker have one, a mode has the shop's. */
export function titleOf(t: Texts, list: GoodsListOf, { name }: Pick<FilteredGoods, 'name'>): string {
  const mode = modeOf(list);
  return mode ? t(mode.title) : name;
}

/** What stands under it: of a page of goods how to choose them. */
export function leadOf(t: Texts, list: GoodsListOf, { description }: Pick<FilteredGoods, 'description'>): string {
  const mode = modeOf(list);
  if (mode) return t(mode.lead);
  return list.kind === 'catalog' ? t('makerText') : description;
}
