import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { CatalogueTrail, trailOf } from '@partshop/features/breadcrumb-builder';
import { CarChoice, nameOfCar, selectCurrentCar } from '@partshop/features/car-selector';
import { useHref, useTexts, useWatchers, type CoreState } from '@partshop/features/core';
import { paths, RetailBlocks } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { Article } from './Article.tsx';
import { carNameOf } from './car-name.ts';
import { watchCarChoice } from './car-choice.saga.ts';
import { categoryInfos, namedCars } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { pathForCar, routeOf, type CatalogueRoute } from './catalogue-route.ts';
import { CatalogueRoot } from './catalogue.styles.ts';
import { Goods } from './Goods.tsx';
import { carPartsOf, categoryLinkOf, dataOf } from './levels.ts';
import { NextLevel } from './NextLevel.tsx';
import { SubCategories } from './SubCategories.tsx';
import { useBreadcrumbs } from './use-breadcrumbs.ts';

/** A category or a section of them, for all cars or for one. */
export function CategoryScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const params = useParams();
  const route = useMemo(() => routeOf(params), [params]);
  const parts = carPartsOf(route);
  const categoryLink = categoryLinkOf(route) ?? '';
  const info = useSelector((state: CoreState) => dataOf(categoryInfos.select(state, { categoryLink })));
  const car = useSelector((state: CoreState) => parts && dataOf(namedCars.select(state, parts)));
  const levels = useBreadcrumbs(route);
  useWatchers(watchCarChoice);
  if (!info || (parts && !car)) return null;
  const path = trailOf(levels).at(-1)?.path ?? info.categoryLink;
  const isSection = info.parent === null;
  const engineId = car?.engineId ?? null;
  return (
    <CatalogueRoot>
      <CatalogueTrail root={{ name: t('catalogue'), path: paths.categories.to() }} levels={levels} />
      <PageHeading
        title={car ? t('categoryForCar', { category: info.title, car: carNameOf(car) }) : info.title}
        aside={
          car ? (
            <a className="ps-touch" href={href(`${info.categoryLink}?car=any`)}>
              {t('otherCars')}
            </a>
          ) : null
        }
      />
      {isSection ? (
        <SubCategories categories={info.children} />
      ) : (
        <>
          <section aria-label={t('car')}>
            <CarChoice />
          </section>
          <NextLevel root={path} car={car} />
        </>
      )}
      <Goods
        categoryId={info.categoryId}
        engineId={engineId}
        path={path}
        note={isSection || engineId !== null ? undefined : <AllCarsNote route={route} />}
      />
      <RetailBlocks />
      <Article html={info.article} />
    </CatalogueRoot>
  );
}

/** Says that goods for all cars are shown. A visitor with a car gets a link to those that fit it: pages of the cache know no car (D12). */
function AllCarsNote({ route }: { route: CatalogueRoute }) {
  const t = useTexts(messages);
  const href = useHref();
  const current = useSelector(selectCurrentCar);
  if (!current) return t('goodsText');
  return (
    <a className="ps-touch" href={href(pathForCar(route, current))}>
      {t('onlyFitting', { car: nameOfCar(current) })}
    </a>
  );
}
