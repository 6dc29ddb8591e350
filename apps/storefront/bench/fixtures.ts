import type { CarGroup, Category, GoodCard, PriceItem, PricePage } from '@partshop/api-client';
import { filtersInfo, oilFiltersInfo } from '@partshop/api-client/mocks/cars';
import { answerLines } from '@partshop/api-client/mocks/offer-lines';
import { pictureOf } from '@partshop/api-client/mocks/pictures';
import { aboutPost, articleList, winterPost } from '@partshop/api-client/mocks/posts';
import { siteConfig } from '@partshop/api-client/mocks/site-config';

const MAKERS = ['FILTRON', 'MAHLE', 'BOSCH', 'KNECHT', 'PURFLUX', 'HENGST', 'FRAM', 'CHAMPION', 'UFI', 'SOFIMA'];
const CITIES = ['Москва', 'Санкт-Петербург', 'Казань', 'Екатеринбург', 'Новосибирск'];
const GROUPS = [1, 2, 3, 4] as const;

/** How many different pages are served in turn, so that no response can be cached from the request before. */
export const PAGES = 16;
const OFFERS = 100;

function offer(page: number, index: number): PriceItem {
  const maker = MAKERS[(page + index) % MAKERS.length] ?? '';
  return {
    group: GROUPS[Math.floor((index / OFFERS) * 4)] ?? 4,
    articleId: page * 1000 + index + 1,
    priceListId: (index % 12) + 1,
    catalogKey: maker.toLowerCase(),
    catalogName: maker,
    catalogFullNumber: `OP ${page}${index}/${index % 7}`,
    productName: `Фильтр масляный <для двигателя ${index}>`,
    price: 30_000 + page * 1111 + index * 337,
    quantity: (index % 40) + 1,
    multiplicity: 1,
    deliveryDays: index % 9,
    deliveryDaysMax: (index % 9) + (index % 3),
    reliability: 70 + (index % 30),
    sellerName: `Склад запчастей ${index % 12}`,
    warehouseName: CITIES[index % CITIES.length] ?? '',
    isReturnable: index % 5 !== 0,
    priceAgeDays: 0,
    isDemo: true,
  };
}

/** A price page of 100 offers over the four groups; `page` picks one of the {@link PAGES}. */
export function pricePage(page: number): PricePage {
  const items = Array.from({ length: OFFERS }, (_, index) => offer(page, index));
  return {
    articleId: page + 1,
    priceListId: 1,
    catalogKey: 'mann-filter',
    catalogName: 'MANN-FILTER',
    catalogFullNumber: `W 712/${page}`,
    productName: 'Фильтр масляный',
    replacedBy: [],
    categoryUrl: 'oil-filters',
    clearNumber: `W712${page}`,
    price: 41_000,
    deliveryDays: 1,
    remark: '',
    filterList: [
      {
        key: 'Catalogs',
        values: MAKERS.map((maker, index) => ({
          value: maker.toLowerCase(),
          text: maker,
          count: 10 + index,
          isSelected: false,
        })),
      },
      {
        key: 'DeliveryDays',
        values: [1, 3, 7, 14].map((days) => ({
          value: String(days),
          text: String(days),
          count: days * 5,
          isSelected: false,
        })),
      },
      {
        key: 'Filters',
        values: [
          { value: 'in-stock', text: 'in-stock', count: 40, isSelected: false },
          { value: 'returnable', text: 'returnable', count: 80, isSelected: false },
          { value: 'single', text: 'single', count: 100, isSelected: false },
        ],
      },
    ],
    ...answerLines(items),
    best: items[0] ? { ...items[0], reason: 'cheapest' } : null,
    picks: items[0] ? [{ ...items[0], roles: ['best', 'cheapest', 'fastest'] }] : [],
    catalogImage: null,
    images: [],
    cars: [{ brand: 'Volkswagen', model: 'Golf Mk6' }],
    hasMoreCars: false,
    areCarsClaims: false,
    specifications: [
      { name: 'Высота', value: 79, unit: 'мм' },
      { name: 'Резьба', value: 'M20x1.5', unit: '' },
    ],
    statusId: 1,
    currency: { code: 'RUB', rate: 1, rateDate: '2026-11-01' },
    orderBy: 1,
    totalItems: OFFERS,
    isDemo: true,
  };
}

const emptyBasket = {
  items: [],
  groups: [],
  total: 0,
  payable: 0,
  count: 0,
  currency: { code: 'RUB', rate: 1, rateDate: '2026-11-01' },
};
const contacts = {
  companyName: 'ООО «Партшоп»',
  inn: '7700000000',
  ogrn: '1027700000000',
  address: 'Москва, ул. Примерная, д. 1',
  phones: [{ name: 'Москва', phone: '+7 495 000-00-00' }],
  email: 'shop@example.com',
  storeId: 1,
  isDemo: true,
};
const workTimes = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '09:00', closes: '20:00' }));
const cities = [
  {
    id: 524_901,
    name: 'Москва',
    region: 'Москва',
    countryCode: 1,
    countryName: 'Россия',
    latitude: 55.7522,
    longitude: 37.6156,
    points: 7,
  },
];
const categories: Category[] = ['Фильтры', 'Тормозная система', 'Подвеска', 'Двигатель'].map((name, index) => ({
  categoryId: index + 1,
  categoryName: name,
  categoryLink: `/avtozapchasti/category-${index}`,
  categoryUrl: `category-${index}`,
  categoryImage: '',
  image: null,
  isExists: true,
  goodsCount: 1200,
  children: [],
}));
const noCards: { items: GoodCard[]; total: number; currency: unknown } = {
  items: [],
  total: 0,
  currency: emptyBasket.currency,
};

/** The goods of a category's first page, of different makers. */
const goods: GoodCard[] = Array.from({ length: 24 }, (_, index) => {
  const { articleId, catalogKey, catalogName, catalogFullNumber, productName, priceListId, price, quantity } = offer(
    0,
    index,
  );
  return {
    articleId,
    catalogKey,
    catalogName,
    catalogFullNumber,
    clearNumber: catalogFullNumber.replaceAll(/\W/g, ''),
    productName,
    image: pictureOf('oil-filters-a'),
    categoryUrl: 'oil-filters',
    offerCount: 3 + index,
    best: { priceListId, price, deliveryDays: index % 5, deliveryDaysMax: (index % 5) + 1, quantity, multiplicity: 1 },
    isDemo: true,
  };
});

const brands: CarGroup[] = ['Kia', 'Hyundai', 'Volkswagen', 'LADA'].map((brand, index) => ({
  groupName: index === 0 ? '' : brand.charAt(0),
  children: [{ text: brand, value: index + 1, linkUrl: `/zapchasti/${brand.toLowerCase()}`, breadCrumbs: [brand] }],
}));

/** A category with an article, of any address. */
const category = { ...oilFiltersInfo, article: filtersInfo.article, hasArticle: true };

const encode = (answer: unknown): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(JSON.stringify(answer)));

/** As many as the home page of the demo has. */
const goodsPages = Array.from({ length: 13 }, (_, index) => ({
  url: `goods-${index}`,
  name: `Товары для автомобиля ${index}`,
  image: null,
  goodsCount: 100 + index,
}));
const news = Array.from({ length: 3 }, (_, index) => ({
  id: index + 1,
  title: `Новость магазина ${index}`,
  html: `<p>${'Коротко о том, что изменилось. '.repeat(6)}</p>`,
  lang: 'ru',
  publishedAt: '2026-11-16T07:00:00Z',
}));

/** The backend's responses from memory, as bytes: the bench measures the shell, not a database. */
export function createInstantBackend(): (request: Request) => Promise<Response> {
  const pages = Array.from({ length: PAGES }, (_, page) => encode(pricePage(page)));
  const fixed: Record<string, Uint8Array<ArrayBuffer>> = {
    '/Localization/getconfig': encode(siteConfig),
    '/Localization/GetValues': encode({}),
    '/services/clientbaseinfo': encode({ ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 } }),
    '/services/basket/items_json': encode(emptyBasket),
    '/services/lists': encode({ favorites: [], compare: [] }),
    '/services/shopfacts': encode({ offers: 150_000, sellers: 13, points: 120, cities: 60 }),
    '/services/catalogs/topsale_json': encode(noCards),
    '/services/catalogs/goodspages_json': encode(goodsPages),
    '/services/news/getPost': encode(news),
    '/services/news/list': encode(articleList),
    '/services/news/post': encode(winterPost),
    '/services/offers/welcome': encode({ ...aboutPost, kind: 'offer' }),
    ...Object.fromEntries(
      ['about', 'become-supplier', 'guarantee', 'refund'].map((page) => [`/services/pages/${page}`, encode(aboutPost)]),
    ),
    '/services/search/category-car-parts-list': encode(categories),
    '/services/search/get-category-car-parts-info': encode(category),
    '/services/search/checklinkavtozapchasti': encode(true),
    '/services/search/car-search-data': encode(brands),
    '/services/catalogs/cargoods_json': encode({ ...noCards, items: goods, total: goods.length }),
    '/services/CompanyContacts/getcompanycontacts': encode(contacts),
    '/services/storeworktimes': encode(workTimes),
    '/registration/GetCities': encode(cities),
    '/registration/getallpvz': encode([]),
    '/services/delivery/getregiondelivery': encode([]),
    '/services/cities_json': encode([]),
  };
  const answerOf = (page: number) => pages[page] ?? encode(pricePage(page));
  let turn = 0;
  return async (request) => {
    const { pathname } = new URL(request.url);
    const body =
      pathname === '/services/search/searchgood_json'
        ? answerOf(pageOf(await request.text(), turn++))
        : fixed[pathname];
    return new Response(body ?? '{}', { status: body ? 200 : 404, headers: { 'content-type': 'application/json' } });
  };
}

/** The page that a request names by its number, `W712{page}`. */
function pageOf(body: string, otherwise: number): number {
  const [, page] = /W712(\d+)/.exec(body) ?? [];
  return page === undefined ? otherwise % PAGES : Number(page);
}
