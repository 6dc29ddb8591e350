import { useDispatch, useSelector } from 'react-redux';
import type { CarGroup } from '@partshop/api-client';
import { useTexts, type CoreState, type Loadable } from '@partshop/features/core';
import type { CarOption, CarPickerField } from '@partshop/ui';
import { carLists } from './car-selector.loadables.ts';
import {
  brandChosen,
  brandsAsked,
  engineChosen,
  modelChosen,
  selectionReset,
  selectSelection,
} from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';

const NO_LIST: Loadable<CarGroup[]> = { status: 'idle' };

export type CarFields = {
  fields: CarPickerField[];
  /** Whether the brands are loaded, loading or failed. */
  hasBrands: boolean;
  /** Loads the failed list again; undefined if none failed. */
  retry: (() => void) | undefined;
  onValueChange: (value: string, name: string) => void;
};

/** Brand, model and engine as form fields, from the store. */
export function useCarFields(): CarFields {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const { brandId, modelId, engineId } = useSelector(selectSelection);
  const brands = useSelector((state: CoreState) => carLists.select(state, { level: 'brand' }));
  const models = useSelector((state: CoreState) =>
    brandId === null ? NO_LIST : carLists.select(state, { level: 'model', brandId }),
  );
  const engines = useSelector((state: CoreState) =>
    modelId === null ? NO_LIST : carLists.select(state, { level: 'engine', modelId }),
  );

  const fieldOf = (name: 'brand' | 'model' | 'engine', list: Loadable<CarGroup[]>, chosen: number | null) => {
    const items = optionsOf(list);
    const isEmpty = list.status === 'loaded' && items.length === 0;
    const error = list.status === 'failed' ? t('listFailed') : isEmpty ? t('nothing') : undefined;
    const value = chosen === null ? '' : String(chosen);
    return { name, label: t(name), items, value, isPending: list.status === 'loading', error };
  };
  const brand = fieldOf('brand', brands, brandId);
  // A field without options is disabled, and a disabled field gets no focus.
  const awaited: CarOption[] = brand.error === undefined ? [{ value: AWAITED, label: t('loading') }] : [];
  const items = brand.items.length > 0 ? brand.items : awaited;

  return {
    fields: [{ ...brand, items }, fieldOf('model', models, modelId), fieldOf('engine', engines, engineId)],
    hasBrands: brands.status !== 'idle',
    retry: retryOf({ brands, models, engines }, (level) => {
      if (level === 'brands') dispatch(brandsAsked());
      else if (level === 'models' && brandId !== null) dispatch(brandChosen(brandId));
      else if (modelId !== null) dispatch(modelChosen(modelId));
    }),
    onValueChange: (value, name) => {
      if (value === AWAITED) return;
      const id = value === '' ? null : Number(value);
      if (name === 'brand') dispatch(id === null ? selectionReset('brands') : brandChosen(id));
      else if (name === 'model') dispatch(id === null ? selectionReset('models') : modelChosen(id));
      else dispatch(engineChosen(id));
    },
  };
}

/** Value of the placeholder while a list loads. */
const AWAITED = 'awaited';

function optionsOf(list: Loadable<CarGroup[]>): CarOption[] {
  const groups = 'data' in list ? (list.data ?? []) : [];
  return groups.flatMap(({ groupName, children }) =>
    children.map(({ text, value }) => ({ value: String(value), label: text, group: groupName })),
  );
}

type Lists = Record<'brands' | 'models' | 'engines', Loadable<CarGroup[]>>;

function retryOf(lists: Lists, load: (level: keyof Lists) => void): (() => void) | undefined {
  const levels = ['brands', 'models', 'engines'] as const;
  const failed = levels.find((level) => lists[level].status === 'failed');
  return failed && (() => load(failed));
}
