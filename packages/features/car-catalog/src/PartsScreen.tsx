import { useParams } from 'react-router-dom';
import type { NamedCar } from '@partshop/api-client';
import { CatalogueTrail } from '@partshop/features/breadcrumb-builder';
import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading, SearchForm } from '@partshop/ui';
import { carNameOf } from './car-name.ts';
import { messages } from './car-catalog.messages.ts';
import { CarStep } from './CarStep.tsx';
import { CatalogueRoot } from './catalogue.styles.ts';
import { Engines } from './Engines.tsx';
import { Goods } from './Goods.tsx';
import { withWords } from './parts-path.ts';
import { useCarSteps } from './use-car-steps.ts';
import { WipersLink } from './WipersLink.tsx';

/** Brand, model and engine, then the parts of the car with a filter by name. */
export function PartsScreen() {
  const t = useTexts(messages);
  const locale = useLocale();
  const { query: text = '' } = useParams();
  const steps = useCarSteps(paths.parts.to());
  if (!steps) return null;
  const { car, crumbs, path } = steps;
  return (
    <CatalogueRoot>
      <CatalogueTrail root={{ name: t('parts'), path: paths.parts.to() }} levels={crumbs} />
      <PageHeading
        title={car ? t('partsTitle', { car: isolate(carNameOf(car), locale) }) : t('partsRootTitle')}
        aside={<WipersLink car={car} />}
      />
      <CarStep car={car} path={path} />
      {car ? <PartsOf car={car} path={path} text={text} /> : null}
    </CatalogueRoot>
  );
}

function PartsOf({ car: { modelId, engineId }, path, text }: { car: NamedCar; path: string; text: string }) {
  const t = useTexts(messages);
  const href = useHref();
  if (modelId === null) return null;
  if (engineId === null) return <Engines root={path} modelId={modelId} />;
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
      <Goods categoryId={null} engineId={engineId} text={text} path={withWords(path, text)} />
    </>
  );
}
