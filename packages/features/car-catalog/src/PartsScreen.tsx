import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { NamedCar } from '@partshop/api-client';
import { CatalogueTrail, trailOf, type Breadcrumb } from '@partshop/features/breadcrumb-builder';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { PageHeading, SearchForm } from '@partshop/ui';
import { BrandLists } from './BrandLists.tsx';
import { carNameOf } from './car-name.ts';
import { brandModels, modelEngines, namedCars } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { CatalogueRoot } from './catalogue.styles.ts';
import { ChoiceGroups } from './ChoiceGroups.tsx';
import { Goods } from './Goods.tsx';
import { dataOf } from './levels.ts';
import { carPartsOfRoute, PARTS_ROOT, partsRouteOf, selectPartsBreadcrumbs } from './parts-page.ts';

/** Brand, model and engine, then the parts of the car with a filter by name. */
export function PartsScreen() {
  const t = useTexts(messages);
  const params = useParams();
  const route = useMemo(() => partsRouteOf(params), [params]);
  const carParts = carPartsOfRoute(route);
  const car = useSelector((state: CoreState) => carParts && dataOf(namedCars.select(state, carParts)));
  const text = useSelector((state: CoreState) => JSON.stringify(selectPartsBreadcrumbs(state, route)));
  const levels = useMemo(() => JSON.parse(text) as Breadcrumb[], [text]);
  if (carParts && !car) return null;
  const path = trailOf(levels).at(-1)?.path ?? PARTS_ROOT;
  return (
    <CatalogueRoot>
      <CatalogueTrail root={{ name: t('parts'), path: PARTS_ROOT }} levels={levels} />
      <PageHeading title={car ? t('partsTitle', { car: carNameOf(car) }) : t('partsRootTitle')} />
      {car ? <PartsOf car={car} path={path} text={route.text} /> : <BrandLists root={PARTS_ROOT} />}
    </CatalogueRoot>
  );
}

function PartsOf({ car, path, text }: { car: NamedCar; path: string; text: string }) {
  const t = useTexts(messages);
  const href = useHref();
  if (car.engineId === null) return <Choices car={car} path={path} />;
  return (
    <>
      <SearchForm
        key={text}
        action={href(path)}
        name="q"
        label={t('filter')}
        placeholder={t('filter')}
        submitLabel={t('applyFilter')}
        defaultValue={text}
      />
      <Goods categoryId={null} engineId={car.engineId} text={text} path={partsPathTo(path, text)} />
    </>
  );
}

const partsPathTo = (path: string, text: string) => (text === '' ? path : `${path}/${encodeURIComponent(text)}`);

function Choices({ car: { brandId, modelId }, path }: { car: NamedCar; path: string }) {
  const t = useTexts(messages);
  const groups = useSelector((state: CoreState) =>
    dataOf(modelId === null ? brandModels.select(state, { brandId }) : modelEngines.select(state, { modelId })),
  );
  if (!groups) return null;
  return (
    <section className="catalogue-part" aria-labelledby="next-level">
      <h2 id="next-level">{t(modelId === null ? 'chooseModel' : 'chooseEngine')}</h2>
      <ChoiceGroups root={path} groups={groups} />
    </section>
  );
}
