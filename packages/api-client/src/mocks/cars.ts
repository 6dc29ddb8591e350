import type { HttpHandler } from 'msw';
import type {
  Applicability,
  CategoryInfo,
  FitCondition,
  FitVerdict,
  GoodList,
  NamedCar,
  OemCross,
  SeriesCard,
  WiperSizes,
} from '../index.ts';
import { mockCall, refuse } from './index.ts';
import { pictureOf } from './pictures.ts';

/** Mocks of the calls about cars and what fits them, with data that agree with each other: a Golf and what a filter fits. */

const golf = {
  brandId: 31,
  brandUrl: 'volkswagen',
  brandName: 'Volkswagen',
  seriaId: 32,
  seriaUrl: 'golf',
  seriaName: 'Golf',
  modelId: 33,
  modelUrl: 'mk7',
  modelName: 'Mk7',
  modelText: 'Mk7, 2012–2020',
  engineId: 34,
  engineUrl: '1-4-tsi',
  engineName: '1.4 TSI',
} as const;

/** The car down to its engine. */
export const golfCar: NamedCar = { ...golf, linkUrl: '/zapchasti/volkswagen/golf/mk7/1-4-tsi' };

/** Series of Volkswagen: one with a photo, one with a silhouette, one of which nothing is known. */
export const seriesCards: SeriesCard[] = [
  {
    customSeriaUrl: 'amarok',
    customSeriaName: 'Amarok',
    customSeriaPhoto: '',
    customSeriaManufactured: 2010,
    image: null,
    bodyType: 'pickup',
    linkUrl: '/zapchasti/volkswagen/amarok',
  },
  {
    customSeriaUrl: 'golf',
    customSeriaName: 'Golf',
    customSeriaPhoto: '/pictures/oil-filters-a-640.webp',
    customSeriaManufactured: 1974,
    image: pictureOf('oil-filters-a'),
    bodyType: 'hatchback',
    linkUrl: '/zapchasti/volkswagen/golf',
  },
  {
    customSeriaUrl: 'k70',
    customSeriaName: 'K70',
    customSeriaPhoto: '',
    customSeriaManufactured: null,
    image: null,
    bodyType: null,
    linkUrl: '/zapchasti/volkswagen/k70',
  },
];

const ARTICLE = 'Масляный фильтр задерживает частицы металла и нагара, чтобы они не попали к подшипникам двигателя. ';

const child = (id: number, name: string, url: string): CategoryInfo['children'][number] => ({
  categoryId: id,
  categoryName: name,
  categoryLink: `/avtozapchasti/filters/${url}`,
  categoryUrl: url,
  categoryImage: `/pictures/${url}-a-640.webp`,
  image: pictureOf(`${url}-a`),
  isExists: true,
  goodsCount: 120,
});

/** A parent with sub-categories and an article that is long enough to show. */
export const filtersInfo: CategoryInfo = {
  categoryId: 100,
  categoryName: 'Фильтры',
  categoryLink: '/avtozapchasti/filters',
  goodsLink: null,
  categoryUrl: 'filters',
  title: 'Фильтры для автомобиля',
  parent: null,
  article: `<h2>Как выбрать фильтр</h2><p>${ARTICLE.repeat(6)}</p>`,
  hasArticle: true,
  images: [pictureOf('oil-filters-a'), pictureOf('air-filters-a')],
  children: [child(101, 'Фильтры масляные', 'oil-filters'), child(102, 'Фильтры воздушные', 'air-filters')],
};

/** A category without an article. */
export const oilFiltersInfo: CategoryInfo = {
  categoryId: 101,
  categoryName: 'Фильтры масляные',
  categoryLink: '/avtozapchasti/filters/oil-filters',
  goodsLink: null,
  categoryUrl: 'oil-filters',
  title: 'Фильтры масляные',
  parent: { categoryName: 'Фильтры', categoryLink: '/avtozapchasti/filters' },
  article: '',
  hasArticle: false,
  images: [pictureOf('oil-filters-a')],
  children: [],
};

const source = { name: 'Каталог изготовителя', date: '2026-09-01' };

export const madeFromCondition: FitCondition = {
  key: 'made-from:2012-06',
  kind: 'made-from',
  value: '2012-06',
  text: '2012-06',
  answer: null,
};
export const optionCondition: FitCondition = {
  key: 'option:air-conditioning',
  kind: 'option',
  value: 'air-conditioning',
  text: 'кондиционером',
  answer: null,
};

export const bodyCondition: FitCondition = {
  key: 'body:wagon',
  kind: 'body',
  value: 'wagon',
  text: 'wagon',
  answer: null,
};

/** The verdicts of a list by article id; all others are unknown. `ask`: fits if the car has air conditioning. */
export const fitVerdicts = {
  fits: { verdict: 'fits', source, conditions: [], position: null },
  doesNotFit: { verdict: 'does-not-fit', source, conditions: [], position: null },
  ask: { verdict: 'unknown', source, conditions: [optionCondition], position: 'front' },
  unknown: { verdict: 'unknown', source: null, conditions: [], position: null },
} as const satisfies Record<string, Omit<FitVerdict, 'articleId' | 'engineId'>>;

type GivenVerdict = Omit<FitVerdict, 'articleId' | 'engineId'>;

/** Responds to `fit_json` with verdicts by article id, and decides those with conditions by the answers of the request. */
export const mockFit = (verdictOf: Readonly<Record<number, GivenVerdict>>): HttpHandler =>
  mockCall('post', '/services/search/fit_json', async (request) => {
    const {
      articleIds,
      engineIds,
      answers = [],
    } = (await request.json()) as {
      articleIds: number[];
      engineIds: number[];
      answers?: { key: string; isTrue: boolean }[];
    };
    const answerOf = new Map(answers.map(({ key, isTrue }) => [key, isTrue]));
    const verdicts = articleIds.flatMap((articleId) =>
      engineIds.map((engineId) => {
        const given: GivenVerdict = verdictOf[articleId] ?? fitVerdicts.unknown;
        return { articleId, engineId, ...decided(given, answerOf) };
      }),
    );
    return { verdicts };
  });

function decided(given: GivenVerdict, answerOf: ReadonlyMap<string, boolean>): GivenVerdict {
  if (given.conditions.length === 0) return given;
  const conditions = given.conditions.map((condition) => ({
    ...condition,
    answer: answerOf.get(condition.key) ?? null,
  }));
  const refused = conditions.filter(({ answer }) => answer === false);
  if (refused.length > 0) return { ...given, verdict: 'does-not-fit', conditions: refused };
  return { ...given, verdict: conditions.every(({ answer }) => answer) ? 'fits' : 'unknown', conditions };
}

const engineOf = (engineId: number, engineName: string, linkUrl: string, conditions: FitCondition[] = []) => ({
  engineId,
  engineName,
  linkUrl,
  conditions,
  position: null,
});

/** The cars of article 1, that of the visitor first. */
export const applicableCars: Applicability = {
  articleId: 1,
  total: 3,
  found: 3,
  source,
  own: { articleId: 1, engineId: golf.engineId, ...fitVerdicts.fits },
  brands: [
    {
      brandName: 'Volkswagen',
      brandUrl: 'volkswagen',
      series: [
        {
          seriaName: 'Golf',
          seriaUrl: 'golf',
          models: [
            {
              modelId: golf.modelId,
              modelName: 'Mk7',
              linkUrl: '/zapchasti/volkswagen/golf/mk7',
              producedFrom: 2012,
              producedTo: 2020,
              bodyType: 'hatchback',
              engines: [
                engineOf(golf.engineId, '1.4 TSI', golfCar.linkUrl),
                engineOf(35, '2.0 TDI', '/zapchasti/volkswagen/golf/mk7/2-0-tdi', [madeFromCondition]),
              ],
            },
          ],
        },
      ],
    },
    {
      brandName: 'LADA',
      brandUrl: 'lada',
      series: [
        {
          seriaName: 'Vesta',
          seriaUrl: 'vesta',
          models: [
            {
              modelId: 43,
              modelName: 'I',
              linkUrl: '/zapchasti/lada/vesta/i',
              producedFrom: 2015,
              producedTo: null,
              bodyType: 'sedan',
              engines: [engineOf(44, '1.6 л бензин', '/zapchasti/lada/vesta/i/1-6')],
            },
          ],
        },
      ],
    },
  ],
};

const MANY_BRANDS = 10;
const MANY_MODELS = 5;
const MANY_ENGINES = 10;

/** 500 engines, as many as one response holds, of an article that fits 730. */
export const manyCars: Applicability = {
  articleId: 1,
  total: 730,
  found: 730,
  source,
  own: null,
  brands: Array.from({ length: MANY_BRANDS }, (_brand, brand) => ({
    brandName: `Brand ${brand}`,
    brandUrl: `brand-${brand}`,
    series: Array.from({ length: MANY_MODELS }, (_model, model) => ({
      seriaName: `Model ${model}`,
      seriaUrl: `model-${model}`,
      models: [
        {
          modelId: 1000 + brand * MANY_MODELS + model,
          modelName: `Model ${model} I`,
          linkUrl: `/zapchasti/brand-${brand}/model-${model}/i`,
          producedFrom: 2000 + model,
          producedTo: 2008 + model,
          bodyType: 'sedan' as const,
          engines: Array.from({ length: MANY_ENGINES }, (_engine, engine) =>
            engineOf(
              10_000 + (brand * MANY_MODELS + model) * MANY_ENGINES + engine,
              `1.${engine} TDI`,
              `/zapchasti/brand-${brand}/model-${model}/i/1-${engine}`,
              engine % 3 === 0 ? [optionCondition] : [],
            ),
          ),
        },
      ],
    })),
  })),
};

/** Responds to `applicability` with those of the cars whose names contain the text. */
export const mockApplicability = (all: Applicability): HttpHandler =>
  mockCall('get', '/services/search/applicability', ({ url }) => {
    const text = (new URL(url).searchParams.get('text') ?? '').toLowerCase();
    const brands = all.brands.flatMap((brand) => {
      const series = brand.series.filter(({ seriaName }) =>
        `${brand.brandName} ${seriaName}`.toLowerCase().includes(text),
      );
      return series.length > 0 ? [{ ...brand, series }] : [];
    });
    const engines = brands.flatMap((brand) =>
      brand.series.flatMap(({ models }) => models.flatMap((one) => one.engines)),
    );
    return { ...all, brands, found: text === '' ? all.found : engines.length };
  });

export const oemCrosses: OemCross[] = [
  {
    articleId: 2,
    catalogKey: 'vag',
    catalogName: 'VAG',
    catalogFullNumber: '03C 115 561 H',
    clearNumber: '03C115561H',
    productName: 'Фильтр масляный',
    relation: 'original',
    confidence: 100,
    sources: [],
    direction: 'both',
  },
  {
    articleId: 3,
    catalogKey: 'bosch',
    catalogName: 'Bosch',
    catalogFullNumber: 'F 026 407 183',
    clearNumber: 'F026407183',
    productName: 'Фильтр масляный',
    relation: 'substitute',
    confidence: 100,
    sources: [],
    direction: 'both',
  },
];

/** The wiper blades of the Golf. */
export const wiperSizes: WiperSizes = {
  modelId: golf.modelId,
  connector: 'push-button',
  blades: [
    { place: 'driver', lengthMm: 650, items: [] },
    { place: 'passenger', lengthMm: 450, items: [] },
    { place: 'rear', lengthMm: 280, items: [] },
  ],
  currency: { code: 'RUB', rate: 1, rateDate: '2026-11-21' },
  isDemo: true,
};

const NO_GOODS: GoodList = { items: [], total: 0, currency: { code: 'RUB', rate: 1, rateDate: '2026-11-21' } };

/** Whether a segment is absent or that of the Golf, in any case. */
const isOfGolf = (segment: string | null, url: string) => segment === null || segment.toLowerCase() === url;

/** Every call about cars, with the data above; a car other than the Golf is 404. */
export const carsHandlers = (goods: GoodList = NO_GOODS): HttpHandler[] => [
  mockCall('get', '/services/search/car-by-address', ({ url }) => {
    const query = new URL(url).searchParams;
    const brand = query.get('brand');
    const seria = query.get('seria');
    const model = query.get('model');
    const engine = query.get('engine');
    const modelUrl = seria === null ? `${golf.seriaUrl}-${golf.modelUrl}` : golf.modelUrl;
    const isRight =
      isOfGolf(brand, golf.brandUrl) &&
      isOfGolf(seria, golf.seriaUrl) &&
      isOfGolf(model, modelUrl) &&
      isOfGolf(engine, golf.engineUrl);
    if (!isRight) return refuse(404, { code: 'not-found' });
    const hasSeries = seria !== null || model !== null;
    const urls = [
      golf.brandUrl,
      hasSeries && golf.seriaUrl,
      model !== null && golf.modelUrl,
      engine !== null && golf.engineUrl,
    ];
    return {
      ...golf,
      ...(!hasSeries && { seriaId: null, seriaUrl: null, seriaName: null }),
      ...(model === null && { modelId: null, modelUrl: null, modelName: null, modelText: null }),
      ...(engine === null && { engineId: null, engineUrl: null, engineName: null }),
      linkUrl: ['/zapchasti', ...urls.filter(Boolean)].join('/'),
    };
  }),
  mockCall('get', '/services/search/get-car-seria-data', ({ url }) =>
    isOfGolf(new URL(url).searchParams.get('brandUrl'), golf.brandUrl) ? seriesCards : [],
  ),
  mockCall('get', '/services/search/get-category-car-parts-info', ({ url }) => {
    const link = new URL(url).searchParams.get('categoryLink') ?? '';
    if (link === filtersInfo.categoryLink) return filtersInfo;
    return link.startsWith(oilFiltersInfo.categoryLink) ? oilFiltersInfo : refuse(404, { code: 'not-found' });
  }),
  mockCall('get', '/services/search/applicability', applicableCars),
  mockCall('get', '/services/search/GetOemCross', oemCrosses),
  mockCall('get', '/services/catalogs/cargoods_json', goods),
  mockCall('get', '/services/catalogs/wipers_json', wiperSizes),
  mockFit({}),
];
