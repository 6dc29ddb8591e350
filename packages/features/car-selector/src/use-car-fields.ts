import { useDispatch, useSelector } from 'react-redux';
import type { CarGroup, CarOption } from '@partshop/api-client';
import { useTexts, type CoreState } from '@partshop/features/core';
import type { CarPickerField, CarOption as PickerOption } from '@partshop/ui';
import { selectGroups } from './car-selection.selectors.ts';
import {
  brandChosen,
  engineChosen,
  modelChosen,
  selectCarSelection,
  selectionReset,
  type CarLevel,
  type LevelState,
} from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';

/** The visitor's choice on a level: an option of its list, or none. */
export function chooseCar(level: CarLevel, option: CarOption | undefined) {
  if (level === 'brand') return option ? brandChosen(option) : selectionReset('brands');
  if (level === 'model') return option ? modelChosen(option) : selectionReset('models');
  return engineChosen(option ?? null);
}

/** Brand, model and engine as form fields, from the store. */
export function useCarFields(): { fields: CarPickerField[]; onValueChange: (value: string, name: string) => void } {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const selection = useSelector(selectCarSelection);
  const lists = {
    brand: useSelector((state: CoreState) => selectGroups(state, 'brand')),
    model: useSelector((state: CoreState) => selectGroups(state, 'model')),
    engine: useSelector((state: CoreState) => selectGroups(state, 'engine')),
  };
  const fieldOf = (name: CarLevel): CarPickerField => {
    const { status, chosen } = selection[name];
    const isEmpty = status === 'loaded' && lists[name].length === 0;
    const error = status === 'failed' ? t('listFailed') : isEmpty ? t('nothing') : undefined;
    const items = optionsOf(lists[name], selection[name]);
    // A field without options is disabled, and a disabled field gets no focus.
    const isAwaited = name === 'brand' && items.length === 0 && error === undefined;
    return {
      name,
      label: t(name),
      items: isAwaited ? [{ value: AWAITED, label: t('loading') }] : items,
      value: chosen ? String(chosen.id) : '',
      isPending: status === 'loading',
      error,
    };
  };
  return {
    fields: [fieldOf('brand'), fieldOf('model'), fieldOf('engine')],
    onValueChange: (value, name) => {
      if (value === AWAITED) return;
      const level = name as CarLevel;
      const options = lists[level].flatMap(({ children }) => children);
      dispatch(
        chooseCar(
          level,
          options.find((option) => String(option.value) === value),
        ),
      );
    },
  };
}

/** Value of the placeholder while a list loads. */
const AWAITED = 'awaited';

/** What is chosen stays an option while its list is not loaded. */
function optionsOf(groups: readonly CarGroup[], { chosen }: LevelState): PickerOption[] {
  if (groups.length === 0 && chosen) return [{ value: String(chosen.id), label: chosen.name }];
  return groups.flatMap(({ groupName, children }) =>
    children.map(({ text, value }) => ({ value: String(value), label: text, group: groupName })),
  );
}
