import type { ReactElement, SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CarPickerForm } from '@partshop/ui';
import { carPage } from './car-names.ts';
import { brandsAsked, carSaveAsked, selectSaving, selectSelection } from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';
import { Choice } from './CarChoice.styles.ts';
import { CarChoiceOutcome } from './CarChoiceOutcome.tsx';
import { useCarFields } from './use-car-fields.ts';

/**
 * The choice of a car in one line, for pages about something else. Its lists load when a visitor reaches for it, since most
 * visitors do not. Without scripts it is a button to the catalogue of cars.
 */
export function CarChoice(): ReactElement {
  const t = useTexts(messages);
  const href = useHref();
  const dispatch = useDispatch();
  const { engineId } = useSelector(selectSelection);
  const saving = useSelector(selectSaving);
  const { fields, hasBrands, retry, onValueChange } = useCarFields();

  const askForBrands = () => {
    if (!hasBrands) dispatch(brandsAsked());
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // A saved car leads to its parts, an incomplete choice to the catalogue, like the form without scripts.
    if (engineId === null || saving.phase === 'saved') return;
    event.preventDefault();
    if (saving.phase === 'failed') dispatch(carSaveAsked());
  };

  return (
    <Choice data-ui="CarChoice" onFocus={askForBrands} onPointerEnter={askForBrands} onPointerDown={askForBrands}>
      <CarPickerForm
        label={t('title')}
        action={href(saving.phase === 'saved' ? carPage(saving.car) : paths.cars.to())}
        items={fields}
        submitLabel={t('submit')}
        aria-busy={saving.phase === 'saving'}
        onValueChange={onValueChange}
        onSubmit={onSubmit}
      />
      <CarChoiceOutcome onRetryList={retry} />
    </Choice>
  );
}
