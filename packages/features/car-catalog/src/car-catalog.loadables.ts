import {
  ApiError,
  unwrap,
  type CarGroup,
  type CarOption,
  type Category,
  type CategoryInfo,
  type GoodList,
  type NamedCar,
  type SeriesCard,
  type WiperSizes,
} from '@partshop/api-client';
import type { Place } from '@partshop/features/breadcrumb-builder';
import { createLoadable, hasItems, isList, type ShopCurrency } from '@partshop/features/core';
import { PAGE_SIZE } from '@partshop/features/search';
import { lastPart } from './catalogue-route.ts';

/** The catalogue of cars and categories changes seldom. */
const FRESH_MS = 600_000;

/** A brand, a model or an engine to choose. */
export type Choice = Place & {
  /** The name with what tells it from others, such as the years of production. */
  text: string;
};
export type ChoiceGroup = { name: string; choices: Choice[] };

/** Only what is shown: the document repeats it as its state. */
const toChoice = ({ text, linkUrl, breadCrumbs }: CarOption): Choice => ({
  url: lastPart(linkUrl),
  name: breadCrumbs.at(-1) ?? text,
  text,
});
const toGroup = ({ groupName, children }: CarGroup): ChoiceGroup => ({
  name: groupName,
  choices: children.map(toChoice),
});

/** The parts of a URL that name a car; a part that is left out is absent, and all after it. */
export type CarParts = { brand: string; seria?: string; model?: string; engine?: string };

/** The car that a URL names (§5); 404 if it names none. */
export const namedCars = createLoadable<CarParts, NamedCar>({
  name: 'namedCars',
  key: ({ brand, seria, model, engine }) => [brand, seria, model, engine].join('/').toLowerCase(),
  call: (api, query, signal) => unwrap(api.GET('/services/search/car-by-address', { params: { query }, signal })),
  max: 4,
  freshMs: FRESH_MS,
});

/** All brands by letter; the first group may have no name: it repeats the most common ones. */
export const brandGroups = createLoadable<'all', ChoiceGroup[]>({
  name: 'carBrands',
  key: (scope) => scope,
  isShape: isList,
  call: async (api, _scope, signal) => {
    const query = { dataType: 'brand' } as const;
    return (await unwrap(api.GET('/services/search/car-search-data', { params: { query }, signal }))).map(toGroup);
  },
  max: 1,
  freshMs: FRESH_MS,
});

/** The most common brands, or all where none stands out. */
export const commonBrands = createLoadable<'common', Place[]>({
  name: 'commonBrands',
  key: (scope) => scope,
  isShape: isList,
  call: async (api, _scope, signal) => {
    const query = { dataType: 'brand' } as const;
    const groups = await unwrap(api.GET('/services/search/car-search-data', { params: { query }, signal }));
    const common = groups[0]?.groupName === '' ? groups.slice(0, 1) : groups;
    return common.flatMap(({ children }) =>
      children.map((option) => ({ url: lastPart(option.linkUrl), name: option.text })),
    );
  },
  max: 1,
  freshMs: FRESH_MS,
});

type Series = Pick<SeriesCard, 'customSeriaUrl' | 'customSeriaName' | 'customSeriaManufactured' | 'image' | 'bodyType'>;

/** The series of a brand. */
export const brandSeries = createLoadable<{ brandUrl: string }, Series[]>({
  name: 'brandSeries',
  key: ({ brandUrl }) => brandUrl,
  isShape: isList,
  call: async (api, query, signal) => {
    const cards = await unwrap(api.GET('/services/search/get-car-seria-data', { params: { query }, signal }));
    return cards.map(({ customSeriaUrl, customSeriaName, customSeriaManufactured, image, bodyType }) => ({
      customSeriaUrl,
      customSeriaName,
      customSeriaManufactured,
      image,
      bodyType,
    }));
  },
  max: 4,
  freshMs: FRESH_MS,
});

/** The models of a series, newest first. */
export const seriesModels = createLoadable<{ brandId: number; seriaUrl: string }, Choice[]>({
  name: 'seriesModels',
  key: ({ brandId, seriaUrl }) => `${brandId} ${seriaUrl}`,
  isShape: isList,
  call: async (api, { brandId, seriaUrl }, signal) => {
    const query = { dataType: 'model', parentId: brandId } as const;
    const groups = await unwrap(api.GET('/services/search/car-search-data', { params: { query }, signal }));
    return groups.filter((group) => group.seriaUrl === seriaUrl).flatMap(({ children }) => children.map(toChoice));
  },
  max: 4,
  freshMs: FRESH_MS,
});

/** The models of a brand by series; a model's part of the URL is `{seria}-{model}`, as `/parts` spells it (D6). */
export const brandModels = createLoadable<{ brandId: number }, ChoiceGroup[]>({
  name: 'brandModels',
  key: ({ brandId }) => String(brandId),
  isShape: isList,
  call: async (api, { brandId }, signal) => {
    const query = { dataType: 'model', parentId: brandId } as const;
    const groups = await unwrap(api.GET('/services/search/car-search-data', { params: { query }, signal }));
    return groups.map((group) => ({
      name: group.groupName,
      choices: group.children.map(toChoice).map((model) => ({ ...model, url: `${group.seriaUrl}-${model.url}` })),
    }));
  },
  max: 2,
  freshMs: FRESH_MS,
});

/** The engines of a model by fuel. */
export const modelEngines = createLoadable<{ modelId: number }, ChoiceGroup[]>({
  name: 'modelEngines',
  key: ({ modelId }) => String(modelId),
  isShape: isList,
  call: async (api, { modelId }, signal) => {
    const query = { dataType: 'engine', parentId: modelId } as const;
    return (await unwrap(api.GET('/services/search/car-search-data', { params: { query }, signal }))).map(toGroup);
  },
  max: 4,
  freshMs: FRESH_MS,
});

/** What is shown of a category. */
type ShownCategory = Pick<Category, 'categoryId' | 'categoryName' | 'categoryUrl' | 'goodsCount'> & {
  /** Absent for a sub-category in a list without pictures. */
  image?: Category['image'];
};
type CategoryTree = (ShownCategory & { children: ShownCategory[] })[];

/** The categories with goods, for all cars (`null`) or for one. */
export const categoryTrees = createLoadable<{ engineId: number | null }, CategoryTree>({
  name: 'categoryTrees',
  key: ({ engineId }) => String(engineId),
  isShape: isList,
  call: async (api, { engineId }, signal) => {
    const query = engineId === null ? {} : { engineId };
    const tree = await unwrap(api.GET('/services/search/category-car-parts-list', { params: { query }, signal }));
    return tree
      .filter(({ isExists }) => isExists)
      .map((parent) => ({
        ...toCategory(parent),
        image: parent.image,
        children: parent.children.filter(({ isExists }) => isExists).map(toCategory),
      }));
  },
  max: 4,
  freshMs: FRESH_MS,
});

const toCategory = ({ categoryId, categoryName, categoryUrl, goodsCount }: ShownCategory): ShownCategory => ({
  categoryId,
  categoryName,
  categoryUrl,
  goodsCount,
});

/** A category page's data for any car: title, article, sub-categories; 404 or 410 without the category. */
export const categoryInfos = createLoadable<{ categoryLink: string }, CategoryInfo>({
  name: 'categoryInfos',
  key: ({ categoryLink }) => categoryLink.toLowerCase(),
  isShape: ({ children }) => isList(children),
  call: async (api, query, signal) => {
    const { images, ...info } = await unwrap(
      api.GET('/services/search/get-category-car-parts-info', { params: { query }, signal }),
    );
    // An article that is too short is not shown (§5).
    return { ...info, images: images.slice(0, 1), article: info.hasArticle ? info.article : '' };
  },
  max: 4,
  freshMs: FRESH_MS,
});

type GoodsArgs = {
  /** Null: of any category. */
  categoryId: number | null;
  /** Null: for any car. */
  engineId: number | null;
  /** Words of their names; empty for all. */
  text: string;
  /** The number of cards before the page. */
  skip: number;
  currency: ShopCurrency;
};

/** Goods on offer of a category, of a car, or of both; one page at a time. */
export const carGoods = createLoadable<GoodsArgs, GoodList>({
  name: 'carGoods',
  key: ({ categoryId, engineId, text, skip, currency }) => [categoryId, engineId, skip, currency, text].join(' '),
  isShape: hasItems,
  call: (api, { categoryId, engineId, text, skip, currency }, signal) => {
    const query = {
      ...(categoryId === null ? {} : { categoryId }),
      ...(engineId === null ? {} : { engineId }),
      ...(text === '' ? {} : { text }),
      skip,
      take: PAGE_SIZE,
      currencyCode: currency,
    };
    return unwrap(api.GET('/services/catalogs/cargoods_json', { params: { query }, signal }));
  },
  max: 4,
});

export type ShownSizes = Omit<WiperSizes, 'modelId'>;

/** The wiper blades of a model; `sizes` is null where nobody knows them. */
export const wiperSizes = createLoadable<
  { modelId: number; currency: GoodsArgs['currency'] },
  { sizes: ShownSizes | null }
>({
  name: 'wiperSizes',
  key: ({ modelId, currency }) => `${modelId} ${currency}`,
  isShape: ({ sizes }) => sizes === null || isList(sizes.blades),
  call: async (api, { modelId, currency }, signal) => {
    const query = { modelId, currencyCode: currency };
    try {
      return { sizes: await unwrap(api.GET('/services/catalogs/wipers_json', { params: { query }, signal })) };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { sizes: null };
      throw error;
    }
  },
  max: 4,
});
