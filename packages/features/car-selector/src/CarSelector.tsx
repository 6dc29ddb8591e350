import { useEffect, type ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import type { CarOption } from '@partshop/api-client';
import { sharedMessages, useTexts, useWatchers } from '@partshop/features/core';
import { Button, CarPicker, type CarPickerListState } from '@partshop/ui';
import { carSelectionFlow } from './car-selection.saga.ts';
import { retried, selectorOpened, type CarLevel } from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';
import { Selector } from './CarSelector.styles.ts';
import { KeepingOutcome } from './KeepingOutcome.tsx';
import { toPickerOptions, useCarPicker } from './use-car-picker.ts';

export type CarSelectorProps = {
  /** The URLs of options and of completed steps, for visitors without scripts; with scripts the choice happens in place. */
  hrefOf?: ((level: CarLevel, option: CarOption) => string | undefined) | undefined;
  editHrefOf?: ((level: CarLevel) => string | undefined) | undefined;
};

/** The choice of a car from brand to engine (§4): restores the current car, and makes a chosen engine the current car. */
export function CarSelector({ hrefOf, editHrefOf }: CarSelectorProps): ReactElement {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const dispatch = useDispatch();
  useWatchers(carSelectionFlow);
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
    if (status !== 'loaded') return { status: 'pending' };
    const items = toPickerOptions(groups, level, (option) => hrefOf?.(level, option));
    return { status: 'ready', items, isLettered: level === 'brand' };
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
          if (current) onChoose(current, value);
        }}
      />
      <KeepingOutcome />
    </Selector>
  );
}
