import { all, call } from 'redux-saga/effects';
import type { CategoryInfo, GoodList, NamedCar } from '@partshop/api-client';
import { breadcrumbMessages, levelMessages, trailOf } from '@partshop/features/breadcrumb-builder';
import {
  carChoiceMessages,
  loadAwaitedLists,
  loadCurrentCar,
  restoreSelection,
  selectCurrentCar,
} from '@partshop/features/car-selector';
import {
  describePage,
  loadTexts,
  notFound,
  optional,
  pick,
  pickCurrency,
  redirectTo,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { pageCount, readPage, searchMessages, skipOf } from '@partshop/features/search';
import { paths, retailMessages } from '@partshop/features/shared';
import { carNameOf } from './car-name.ts';
import { carGoods, categoryInfos, namedCars } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { loadMenus } from './cars.saga.ts';
import type { CategoryQueryName } from './category.query.ts';
import { ownPathOf, pathForCar, routeOf, type CatalogueRoute } from './catalogue-route.ts';
import { passesCheck } from './check-link.saga.ts';
import { carPartsOf, categoryLinkOf, selectBreadcrumbs } from './levels.ts';

type Args = LoadArgs<CategoryQueryName>;

/**
 * Loads a page of `/avtozapchasti/{parent}/{category?}` with or without a car. Critical: the category (404, or 410 if it was removed) and
 * the car that the URL names; on a further page the goods. The goods of the first page and the lists to choose a car from are optional.
 */
export function* loadCategoryPage({ params, query }: Args): Saga {
  const route = routeOf(params);
  const page = readPage(query);
  const skip = skipOf(page);
  if (skip === null) notFound();
  yield* openForChosenCar(route, query);
  const parts = carPartsOf(route);
  const [info, car, isRight] = (yield all([
    call(categoryInfos.load, { categoryLink: categoryLinkOf(route) ?? '' }),
    parts ? call(namedCars.load, parts) : null,
    call(passesCheck, ownPathOf(route)),
    call(loadTexts, messages, breadcrumbMessages, levelMessages, carChoiceMessages, retailMessages),
    call(loadTexts, searchMessages, sharedMessages),
  ])) as [CategoryInfo, NamedCar | null, boolean, ...void[]];
  if (!isRight) notFound();

  if (car || (yield* pick(selectCurrentCar))) yield* restoreSelection(car);
  // The watchers load them after a document.
  if (!import.meta.env.SSR) yield* loadAwaitedLists();
  const goods = {
    categoryId: info.categoryId,
    engineId: car?.engineId ?? null,
    text: '',
    skip,
    currency: yield* pickCurrency(),
  };
  const [list] = (yield all([call(page === 1 ? loadGoodsIfPossible : carGoods.load, goods), call(loadMenus, car)])) as [
    GoodList | undefined,
    void,
  ];
  if (page > 1 && page > pageCount(list?.total ?? 0)) notFound();
  yield* describeCategory(route, query, { info, car, list });
}

function* loadGoodsIfPossible(args: Parameters<typeof carGoods.load>[0]): Saga<GoodList | undefined> {
  return yield* optional(carGoods.load(args));
}

/**
 * D12: a visitor with a car comes to the category's page of this car, unless the URL names a car or `?car=any` asks for all. The
 * redirect is temporary; crawlers have no car.
 */
function* openForChosenCar(route: CatalogueRoute, query: Args['query']): Saga {
  const { category, brand } = route.parts;
  if (category === undefined || brand !== undefined) return;
  const car = yield* loadCurrentCar();
  if (!car || query.has('car')) return;
  redirectTo(pathForCar(route, car), 302);
}

type Loaded = { info: CategoryInfo; car: NamedCar | null; list: GoodList | undefined };

function* describeCategory(route: CatalogueRoute, query: Args['query'], { info, car, list }: Loaded): Saga {
  const crumbs = yield* pick(selectBreadcrumbs, route);
  const page = readPage(query);
  const trail = trailOf(crumbs);
  const path = trail.at(-1)?.path ?? ownPathOf(route);
  yield* describePage(
    messages,
    (t) => {
      const name = car ? t('categoryForCar', { category: info.title, car: carNameOf(car) }) : info.title;
      return {
        title: page === 1 ? t('categoryTitle', { name }) : t('categoryTitleOfPage', { name, page }),
        description: t('categoryDescription', { name }),
        // A category without goods is no answer to a search.
        isIndexed: list === undefined || list.total > 0,
        canonicalPath:
          (car ? null : info.goodsLink) ??
          (path === ownPathOf(route) ? null : page === 1 ? path : `${path}?page=${page}`),
        breadcrumbs: [{ name: t('catalogue'), path: paths.categories.to() }, ...trail],
      };
    },
    async ({ code }) => (list ? [(await import('./structured-data.ts')).goodsOf(list, code)] : []),
  );
}
