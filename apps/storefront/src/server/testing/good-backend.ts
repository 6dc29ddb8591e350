import type { Basket, CategoryInfo, CheckoutStep, FilteredGoods, OrderHistory } from '@partshop/api-client';
import { createSearchingBackend } from '../../../bench/soak/backend.ts';

type Handler = (request: Request) => Promise<Response>;

const EMPTY_BASKET: Basket = {
  items: [],
  groups: [],
  promo: null,
  total: 0,
  payable: 0,
  count: 0,
  currency: { code: 'RUB', rate: 1, rateDate: '2026-11-01' },
};

/** A client who may open every page of clients and sellers. */
const CLIENT = {
  ClientId: 7,
  ClientName: 'Анна',
  ClientType: 'Retail',
  IsSeller: true,
  ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 },
};

const CHECKOUT_STEP: CheckoutStep = {
  stepName: 'contact',
  steps: ['contact'],
  points: [],
  pickupCity: { cityId: null, isNearest: false },
  paymentTypes: ['on-receipt'],
  bonus: null,
  limits: null,
  lastPointId: null,
  lastOrder: null,
  company: '',
  addresses: [],
  basket: EMPTY_BASKET,
  requestId: '0b0f3b9e-5b4c-4d0e-9d6f-0d3c1b2a4e5f',
};

const CATEGORY: CategoryInfo = {
  categoryId: 1,
  categoryName: 'Колодки',
  categoryLink: '/avtozapchasti/tormoza/kolodki',
  goodsLink: null,
  categoryUrl: 'kolodki',
  title: 'Колодки',
  parent: { categoryName: 'Тормоза', categoryLink: '/avtozapchasti/tormoza' },
  article: '',
  hasArticle: false,
  images: [],
  children: [],
};

const GOODS: FilteredGoods = {
  items: [],
  total: 1,
  currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' },
  name: 'Масла',
  description: '',
  image: null,
  unfiltered: 1,
  facets: [],
  categories: [],
  makers: [],
  price: null,
  inStock: 0,
};

const NO_ORDERS: OrderHistory = { items: [], total: 0, page: 1, take: 20, statuses: [] };

/** Responses that the bench's backend does not have. */
const ANSWERS: Record<string, unknown> = {
  '/services/clientbaseinfo': CLIENT,
  '/services/basket/items_json': EMPTY_BASKET,
  '/services/basket/basketshowsetstep_json': CHECKOUT_STEP,
  '/services/search/checklinkavtozapchasti': true,
  '/services/search/get-category-car-parts-info': CATEGORY,
  '/services/catalogs/filteredgoods_json': GOODS,
  '/services/catalogs/goodspages_json': [],
  '/services/catalogs/getcatalogs': [],
  '/services/news/getPost': [],
  '/registration/GetCities': [],
  '/services/cabinet/getorderhistory_json': NO_ORDERS,
  '/services/cabinet/CheckRecoveryCode': { token: `${'x'.repeat(22)}.${'y'.repeat(43)}` },
};

/** A backend in memory that responds to all calls of a client's pages, and with 404 to the rest. */
export function createGoodBackend(): Handler {
  const others = createSearchingBackend();
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname in ANSWERS) return Response.json(ANSWERS[pathname]);
    const response = await others(request);
    return response.ok ? response : Response.json({ code: 'not-found', message: '' }, { status: response.status });
  };
}
