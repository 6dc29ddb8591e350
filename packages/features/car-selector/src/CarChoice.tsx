import type { ReactElement, SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CarPickerForm } from '@partshop/ui';
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
  const { phase } = useSelector(selectSaving);
  const { fields, hasBrands, retry, onChange } = useCarFields();

  const askForBrands = () => {
    if (!hasBrands) dispatch(brandsAsked());
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // An incomplete choice leads to the catalogue, like the form without scripts.
    if (engineId === null) return;
    event.preventDefault();
    if (phase !== 'saving') dispatch(carSaveAsked());
  };

  return (
    <Choice data-ui="CarChoice" onFocus={askForBrands} onPointerEnter={askForBrands} onPointerDown={askForBrands}>
      <CarPickerForm
        label={t('title')}
        action={href(paths.cars.to())}
        fields={fields}
        submitLabel={t('submit')}
        aria-busy={phase === 'saving'}
        onChange={onChange}
        onSubmit={onSubmit}
      />
      <CarChoiceOutcome onRetryList={retry} />
    </Choice>
  );
}
