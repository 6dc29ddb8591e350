import { createInstantBackend } from '../fixtures.ts';

type Transport = (request: Request) => Promise<Response>;

const currency = { code: 'RUB', rate: 1, rateDate: '2026-11-01' };

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

const CARDS = JSON.stringify({ items: cards, total: cards.length, currency });
const TIPS = JSON.stringify({ kind: 'text', text: '', clearNumber: '', suggestions: [], didYouMean: [] });
const JSON_HEAD = { headers: { 'content-type': 'application/json' } };
const LISTS = new Set(['/services/search/searchgoodlist_json', '/services/search/getcardgoods_json']);

/** The bench's backend in memory, with a list of twelve articles for every search. */
export function createSearchingBackend(): Transport {
  const others = createInstantBackend();
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (LISTS.has(pathname)) return new Response(CARDS, JSON_HEAD);
    return pathname.startsWith('/api/search/') ? new Response(TIPS, JSON_HEAD) : others(request);
  };
}
