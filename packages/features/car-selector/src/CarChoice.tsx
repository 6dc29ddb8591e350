import type { ReactElement, SubmitEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CarPickerForm } from '@partshop/ui';
import { carPage } from './car-names.ts';
import { CAR_LEVELS, listAsked, selectCarSelection, selectorOpened } from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';
import { Choice } from './CarChoice.styles.ts';
import { CarChoiceOutcome } from './CarChoiceOutcome.tsx';
import { selectCurrentCar } from './current-car.slice.ts';
import { useCarFields } from './use-car-fields.ts';

/**
 * The choice of a car in one line, for pages about something else. Its lists load when a visitor reaches for it, since most
 * visitors do not. Without scripts it is a button to the catalogue of cars.
 */
export function CarChoice(): ReactElement {
  const t = useTexts(messages);
  const href = useHref();
  const dispatch = useDispatch();
  const store = useStore<CoreState>();
  const { keeping, engine } = useSelector(selectCarSelection);
  const car = useSelector(selectCurrentCar);
  const { fields, onValueChange } = useCarFields();
  const isKept = keeping === 'kept' && car !== null;

  const askForLists = () => {
    const { brand } = selectCarSelection(store.getState());
    if (brand.chosen) for (const level of CAR_LEVELS) dispatch(listAsked(level));
    else if (brand.status === 'idle') dispatch(selectorOpened());
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // A kept car leads to its parts, an incomplete choice to the catalogue, like the form without scripts.
    if (engine.chosen && !isKept) event.preventDefault();
  };

  return (
    <Choice data-ui="CarChoice" onFocus={askForLists} onPointerEnter={askForLists} onPointerDown={askForLists}>
      <CarPickerForm
        label={t('title')}
        action={href(isKept ? carPage(car) : paths.cars.to())}
        items={fields}
        submitLabel={t('submit')}
        aria-busy={keeping === 'asked'}
        onValueChange={onValueChange}
        onSubmit={onSubmit}
      />
      <CarChoiceOutcome />
    </Choice>
  );
}
