import { CatalogueTrail } from '@partshop/features/breadcrumb-builder';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { carNameOf } from './car-name.ts';
import { CarStep } from './CarStep.tsx';
import { CatalogueRoot } from './catalogue.styles.ts';
import { useCarSteps } from './use-car-steps.ts';
import { WiperBlades } from './WiperBlades.tsx';
import { messages } from './wipers.messages.ts';

/** Brand and model, then the sizes of the model's wiper blades with blades of these lengths. */
export function WipersScreen() {
  const t = useTexts(messages);
  const locale = useLocale();
  const steps = useCarSteps(paths.wipers.to());
  if (!steps) return null;
  const { car, crumbs, path } = steps;
  return (
    <CatalogueRoot>
      <CatalogueTrail root={{ name: t('root'), path: paths.wipers.to() }} levels={crumbs} />
      <PageHeading
        title={car ? t('title', { car: isolate(carNameOf(car), locale) }) : t('rootTitle')}
        description={car ? undefined : t('rootDescription')}
      />
      <CarStep car={car} path={path} />
      {car && car.modelId !== null ? <WiperBlades car={car} modelId={car.modelId} /> : null}
    </CatalogueRoot>
  );
}
