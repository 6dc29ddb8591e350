import type { FoundGoods, GoodList } from '@partshop/api-client';
import { createInstantBackend } from '../fixtures.ts';

type Transport = (request: Request) => Promise<Response>;

const currency = { code: 'RUB', rate: 1, rateDate: '2026-11-01' } as const;

const cards = Array.from({ length: 12 }, (_, index) => ({
  articleId: index + 1,
  catalogKey: `maker-${index}`,
  catalogName: `MAKER ${index}`,
  catalogFullNumber: `W 712/${index}`,
  clearNumber: `W712${index}`,
  productName: `Фильтр масляный ${index}`,
  categoryUrl: 'oil-filters',
  offerCount: 3,
  best: { priceListId: 1, price: 41_000 + index, deliveryDays: 1, deliveryDaysMax: 2, quantity: 4, multiplicity: 1 },
  isDemo: true,
  image: null,
}));

const list: GoodList = { items: cards, total: cards.length, currency };
const makers = cards.map((card) => ({ value: card.catalogKey, text: card.catalogName, count: 1, isSelected: false }));
const found: FoundGoods = {
  ...list,
  unfiltered: list.total,
  filterList: [{ key: 'Catalogs', values: makers }],
  isByNumber: false,
  dropped: [],
  corrected: [],
  car: null,
  fit: null,
};

const TIPS = JSON.stringify({ kind: 'text', text: '', clearNumber: '', suggestions: [], didYouMean: [] });
const JSON_HEAD = { headers: { 'content-type': 'application/json' } };
const LISTS = new Map([
  ['/services/search/searchgoodlist_json', JSON.stringify(list)],
  ['/services/search/getcardgoods_json', JSON.stringify(found)],
]);

/** The bench's backend in memory, with a list of twelve articles for every search. */
export function createSearchingBackend(): Transport {
  const others = createInstantBackend();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const cardList = LISTS.get(pathname);
    if (cardList !== undefined) return new Response(cardList, JSON_HEAD);
    return pathname.startsWith('/api/search/') ? new Response(TIPS, JSON_HEAD) : others(request);
  };
}
