import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { NamedCar } from '@partshop/api-client';
import { CatalogueTrail } from '@partshop/features/breadcrumb-builder';
import { carNameOf, CarStep, CatalogueRoot, Engines, useCarSteps, WipersLink } from '@partshop/features/car-catalog';
import { isolate, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { ChooseThisCity } from './ChooseThisCity.tsx';
import { CITY_LEVELS } from './city-steps.ts';
import { cityPages, type ShownCity } from './one-city.loadables.ts';
import { messages } from './one-city.messages.ts';
import { PointList } from './PointList.tsx';

/** A city with its pick-up points and the way from our warehouse, then the brands of cars, their models, and the parts of a model. */
export function OneCityScreen() {
  const { city: segment = '' } = useParams();
  const city = useSelector((state: CoreState) => {
    const entry = cityPages.select(state, { city: segment });
    return 'data' in entry ? entry.data : undefined;
  });
  return city ? <CityOfPage city={city} /> : null;
}

function CityOfPage({ city }: { city: ShownCity }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const steps = useCarSteps(city.linkUrl, CITY_LEVELS);
  if (!steps) return null;
  const { car, crumbs, path } = steps;
  const name = isolate(city.name, locale);
  return (
    <CatalogueRoot>
      <CatalogueTrail
        above={[{ name: t('cities'), path: paths.city.to() }]}
        root={{ name, path: city.linkUrl }}
        levels={crumbs}
      />
      <PageHeading
        title={car ? t('carTitle', { car: isolate(carNameOf(car), locale), city: name }) : t('heading', { city: name })}
        description={city.wayDays === 0 ? t('noWay') : t('way', { days: city.wayDays })}
        aside={<ChooseThisCity city={city} path={path} />}
      />
      {car ? null : <PointList points={city.pickupPoints} />}
      <CarStep car={car} path={path} />
      {car && car.modelId !== null ? <PartsOfModel car={car} modelId={car.modelId} /> : null}
    </CatalogueRoot>
  );
}

function PartsOfModel({ car, modelId }: { car: NamedCar; modelId: number }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <>
      <Engines root={car.linkUrl} modelId={modelId} />
      <ul className="catalogue-links">
        <li>
          <a href={href(car.linkUrl)}>{t('partsOfCar')}</a>
        </li>
        <li>
          <WipersLink car={car} />
        </li>
      </ul>
    </>
  );
}
