import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { CarOption } from '@partshop/api-client';
import { selectClient, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, Button, PageHeading } from '@partshop/ui';
import type { AddCarAnswer } from './add-car.saga.ts';
import { selectSelectedCar } from './car-selection.selectors.ts';
import { selectCarSelection, type CarLevel } from './car-selection.slice.ts';
import { messages } from './car-picker.messages.ts';
import { messages as choiceMessages } from './car-selector.messages.ts';
import { Garage } from './CarPopup.styles.ts';
import { CarSelector } from './CarSelector.tsx';
import { RecentCars } from './RecentCars.tsx';

/** /garage/add-car: the choice as a page, in steps that are links without scripts. */
export function AddCarScreen(): ReactElement {
  const t = useTexts(messages);
  const choice = useTexts(choiceMessages);
  const href = useHref();
  const answer = useActionData<AddCarAnswer | undefined>();
  const { brand, model, engine } = useSelector(selectSelectedCar);
  const { keeping } = useSelector(selectCarSelection);
  const { EngineId } = useSelector(selectClient);
  const step = (chosen: Partial<Record<CarLevel, number>>) =>
    href(`${paths.addCar.to()}?${new URLSearchParams(Object.entries(chosen).map(([name, id]) => [name, String(id)]))}`);
  const hrefOf = (level: CarLevel, { value }: CarOption) => {
    if (level === 'brand') return step({ brand: value });
    if (level === 'model') return brand && step({ brand: brand.id, model: value });
    return brand && model && step({ brand: brand.id, model: model.id, engine: value });
  };
  const editHrefOf = (level: CarLevel) => {
    if (level === 'brand') return href(paths.addCar.to());
    if (level === 'model') return brand && step({ brand: brand.id });
    return brand && model && step({ brand: brand.id, model: model.id });
  };
  return (
    <Garage>
      <PageHeading title={t('pageTitle')} description={t('pageText')} />
      {answer?.isFailed ? <Alert tone="critical">{choice('notSaved')}</Alert> : null}
      <CarSelector hrefOf={hrefOf} editHrefOf={editHrefOf} />
      <form method="post" action={href(paths.addCar.to())}>
        {engine && keeping !== 'kept' ? (
          <Button type="submit" variant="primary" name="engine" value={String(engine.id)}>
            {t('keep')}
          </Button>
        ) : null}
        {EngineId === undefined ? null : (
          <Button type="submit" name="engine" value="0">
            {t('clear')}
          </Button>
        )}
      </form>
      <RecentCars />
    </Garage>
  );
}
