import {
  unwrap,
  type Category,
  type GoodList,
  type GoodsPageLink,
  type ShopFacts,
  type Post,
} from '@partshop/api-client';
import { createLoadable, hasItems, isList, type ShopCurrency } from '@partshop/features/core';
import { PAGE_SIZE } from '@partshop/features/search';

/** The best-selling parts, one page at a time; `skip` is the number of cards before it. */
export const topSales = createLoadable<{ skip: number; currency: ShopCurrency }, GoodList>({
  name: 'topSales',
  key: ({ skip, currency }) => `${skip} ${currency}`,
  isShape: hasItems,
  call: (api, { skip, currency }, signal) =>
    unwrap(
      api.GET('/services/catalogs/topsale_json', {
        params: { query: { skip, take: PAGE_SIZE, currencyCode: currency } },
        signal,
      }),
    ),
  max: 4,
});

/** What the home page shows of a category. */
export type HomeCategory = Pick<
  Category,
  'categoryId' | 'categoryName' | 'categoryLink' | 'categoryUrl' | 'image' | 'goodsCount'
>;

const FRESH_MS = 600_000;

/** The main categories that have goods. */
export const mainCategories = createLoadable<'main', HomeCategory[]>({
  name: 'mainCategories',
  key: (scope) => scope,
  isShape: isList,
  call: async (api, _scope, signal) => {
    const query = { isShort: 'true' } as const;
    const all = await unwrap(api.GET('/services/search/category-car-parts-list', { params: { query }, signal }));
    return all.filter(({ isExists }) => isExists).map(toHomeCategory);
  },
  max: 1,
  freshMs: FRESH_MS,
});

/** Only what is shown: the document repeats it as its state. */
const toHomeCategory = ({
  categoryId,
  categoryName,
  categoryLink,
  categoryUrl,
  image,
  goodsCount,
}: Category): HomeCategory => ({ categoryId, categoryName, categoryLink, categoryUrl, image, goodsCount });

/** What the shop has, counted. */
export const shopFacts = createLoadable<'shop', ShopFacts>({
  name: 'shopFacts',
  key: (scope) => scope,
  call: (api, _scope, signal) => unwrap(api.GET('/services/shopfacts', { signal })),
  max: 1,
  freshMs: FRESH_MS,
});

/** A page of goods for any car. */
export type HomeGoodsPage = GoodsPageLink;

/** The pages of goods for any car that have goods. */
export const goodsPages = createLoadable<'all', HomeGoodsPage[]>({
  name: 'goodsPages',
  key: (scope) => scope,
  isShape: isList,
  call: (api, _scope, signal) => unwrap(api.GET('/services/catalogs/goodspages_json', { signal })),
  max: 1,
  freshMs: FRESH_MS,
});

/** A piece of news with its teaser as HTML. */
export type HomePost = Post;

/** So many pieces of news are shown. */
const NEWS = 3;

/** The latest published news. */
export const latestNews = createLoadable<'latest', HomePost[]>({
  name: 'latestNews',
  key: (scope) => scope,
  isShape: isList,
  call: async (api, _scope, signal) => {
    const posts = await unwrap(api.GET('/services/news/getPost', { signal }));
    // Editors get their drafts too.
    return posts.filter(({ publishedAt }) => publishedAt !== null).slice(0, NEWS);
  },
  max: 1,
  freshMs: FRESH_MS,
});
