import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { CatalogueTrail } from '@partshop/features/breadcrumb-builder';
import { carSelectionFlow } from '@partshop/features/car-selector';
import { useTexts, useWatchers, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { carNameOf } from './car-name.ts';
import { namedCars } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { CarCategories } from './CarCategories.tsx';
import { routeOf } from './catalogue-route.ts';
import { CatalogueRoot } from './catalogue.styles.ts';
import { carPartsOf, dataOf } from './levels.ts';
import { NextLevel } from './NextLevel.tsx';
import { useBreadcrumbs } from './use-breadcrumbs.ts';
import { WipersLink } from './WipersLink.tsx';

/** A brand with its series, a series with its models, a model with its engines, or an engine with the categories that fit. */
export function CarScreen() {
  const t = useTexts(messages);
  const params = useParams();
  const route = useMemo(() => routeOf(params), [params]);
  const parts = carPartsOf(route);
  const car = useSelector((state: CoreState) => parts && dataOf(namedCars.select(state, parts)));
  const levels = useBreadcrumbs(route);
  useWatchers(carSelectionFlow);
  if (!car) return null;
  return (
    <CatalogueRoot>
      <CatalogueTrail root={{ name: t('cars'), path: paths.cars.to() }} levels={levels} />
      <PageHeading
        title={<bdi>{t('carTitle', { car: carNameOf(car) })}</bdi>}
        aside={car.modelId === null ? null : <WipersLink car={car} />}
      />
      {car.engineId === null ? (
        <NextLevel root={car.linkUrl} car={car} />
      ) : (
        <CarCategories car={car} engineId={car.engineId} />
      )}
    </CatalogueRoot>
  );
}
