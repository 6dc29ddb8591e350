import { useEffect, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CarOption } from '@partshop/api-client';
import { sharedMessages, useTexts, useWatchers } from '@partshop/features/core';
import { Button, CarPicker, type CarPickerListState } from '@partshop/ui';
import { carSelectionFlow } from './car-selection.saga.ts';
import { carTaken, retried, selectorOpened, type CarLevel } from './car-selection.slice.ts';
import { foundModelsWatchers, modelsSearched, selectFoundModels } from './found-models.ts';
import { namesOfModel } from './car-names.ts';
import { messages as pickerMessages } from './car-picker.messages.ts';
import { messages } from './car-selector.messages.ts';
import { Selector } from './CarSelector.styles.ts';
import { KeepingOutcome } from './KeepingOutcome.tsx';
import { modelOptions, modelValue, toPickerOptions, useCarPicker } from './use-car-picker.ts';

export type CarSelectorProps = {
  /** The URLs of options and of completed steps, for visitors without scripts; with scripts the choice happens in place. */
  hrefOf?: ((level: CarLevel, option: CarOption) => string | undefined) | undefined;
  editHrefOf?: ((level: CarLevel) => string | undefined) | undefined;
};

/** The choice of a car from brand to engine (§4): restores the current car, and makes a chosen engine the current car. */
export function CarSelector({ hrefOf, editHrefOf }: CarSelectorProps): ReactElement {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const picker = useTexts(pickerMessages);
  const dispatch = useDispatch();
  useWatchers(carSelectionFlow);
  useWatchers(foundModelsWatchers);
  const models = useSelector(selectFoundModels);
  useEffect(() => void dispatch(selectorOpened()), [dispatch]);
  const { selection, steps, current, texts, groups, onEdit, onChoose } = useCarPicker();
  const status = current ? selection[current].status : 'idle';

  function listOf(level: CarLevel): CarPickerListState {
    if (status === 'failed') {
      const retry = (
        <Button size="small" onClick={() => dispatch(retried())}>
          {shared('retry')}
        </Button>
      );
      return { status: 'failed', message: t('listFailedText'), actions: retry };
    }
    const onSearch = level === 'brand' ? (text: string) => dispatch(modelsSearched(text)) : undefined;
    if (status !== 'loaded') return { status: 'pending', onSearch };
    const items = toPickerOptions(groups, level, (option) => hrefOf?.(level, option));
    if (level !== 'brand') return { status: 'ready', items };
    const deeper = { heading: picker('models'), items: modelOptions(models.items), isPending: models.isPending };
    return { status: 'ready', items, isLettered: true, onSearch, deeper };
  }

  return (
    <Selector>
      <CarPicker
        label={t('title')}
        items={steps.map((step) => ({ ...step, href: editHrefOf?.(step.id as CarLevel) }))}
        current={current}
        list={current && listOf(current)}
        texts={texts}
        onEdit={(step, event) => {
          event.preventDefault();
          onEdit(step);
        }}
        onChoose={({ value }, event) => {
          event.preventDefault();
          const model = models.items.find((found) => modelValue(found) === value);
          if (model) dispatch(carTaken(namesOfModel(model)));
          else if (current) onChoose(current, value);
        }}
      />
      <KeepingOutcome />
    </Selector>
  );
}
