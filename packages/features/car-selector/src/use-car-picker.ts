import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CarGroup, CarOption, FoundModel } from '@partshop/api-client';
import { useTexts, type CoreState } from '@partshop/features/core';
import { modelNameOf } from '@partshop/features/shared';
import type { CarOption as PickerOption, CarPickerStep, CarPickerTexts } from '@partshop/ui';
import { selectGroups } from './car-selection.selectors.ts';
import { CAR_LEVELS, listAsked, selectCarSelection, type CarLevel } from './car-selection.slice.ts';
import { messages as pickerMessages } from './car-picker.messages.ts';
import { messages } from './car-selector.messages.ts';
import { chooseCar } from './use-car-fields.ts';

/** The steps, the current one, and what the visitor does with them. */
export function useCarPicker() {
  const t = useTexts(messages);
  const picker = useTexts(pickerMessages);
  const dispatch = useDispatch();
  const selection = useSelector(selectCarSelection);
  const [edited, setEdited] = useState<CarLevel>();
  const next = CAR_LEVELS.find((level) => selection[level].chosen === null);
  // What is edited ends when another choice replaces it.
  const current = edited && selection[edited].status !== 'idle' ? edited : next;
  const groups = useSelector((state: CoreState) => selectGroups(state, current));
  const steps: CarPickerStep[] = CAR_LEVELS.map((level) => {
    const { chosen } = selection[level];
    return {
      id: level,
      label: t(level),
      searchLabel: picker(SEARCH[level]),
      value: chosen ? { label: chosen.name } : undefined,
    };
  });
  const texts: CarPickerTexts = {
    edit: picker('edit'),
    popular: picker('popular'),
    letters: picker('letters'),
    pending: picker('pending'),
    empty: t('nothing'),
    notFound: picker('notFound'),
    found: (count) => picker('found', { count }),
  };
  return {
    selection,
    steps,
    current,
    texts,
    groups: current === 'model' ? seriesFirst(groups, selection.seria?.name) : groups,
    onEdit: (step: string) => {
      const level = step as CarLevel;
      setEdited(level);
      dispatch(listAsked(level));
    },
    onChoose: (level: CarLevel, value: string) => {
      setEdited(undefined);
      dispatch(
        chooseCar(
          level,
          optionsOf(groups).find((option) => String(option.value) === value),
        ),
      );
    },
  };
}

/** Tells a found model from a brand. */
export const modelValue = ({ value }: FoundModel): string => `model-${value}`;

/** Models of all brands by their whole names, with their years. */
export const modelOptions = (models: readonly FoundModel[]): PickerOption[] =>
  models.map((model) => {
    const [brand = '', series = '', name = ''] = model.breadCrumbs;
    const label = `${brand} ${modelNameOf(series, name)}`;
    return { value: modelValue(model), label, description: model.text.slice(name.length + 2) || undefined };
  });

const SEARCH = { brand: 'findBrand', model: 'findModel', engine: 'findEngine' } as const;

const optionsOf = (groups: readonly CarGroup[]): CarOption[] => groups.flatMap(({ children }) => children);

/** The series of the route comes first. */
const seriesFirst = (groups: readonly CarGroup[], series: string | undefined): readonly CarGroup[] =>
  series === undefined
    ? groups
    : groups.toSorted((one, other) => Number(other.groupName === series) - Number(one.groupName === series));

/** A list as options of the picker. The first group of brands has no name: it repeats the most common ones. */
export function toPickerOptions(
  groups: readonly CarGroup[],
  level: CarLevel,
  hrefOf: (option: CarOption) => string | undefined,
): PickerOption[] {
  const isLettered = level === 'brand';
  const popular = new Set(
    isLettered && groups[0]?.groupName === '' ? groups[0].children.map(({ value }) => value) : [],
  );
  const listed = popular.size > 0 ? groups.slice(1) : groups;
  return listed.flatMap(({ groupName, children }) =>
    children.map((option) => {
      const name = option.breadCrumbs.at(-1) ?? option.text;
      const isLonger = option.text.startsWith(`${name}, `);
      return {
        value: String(option.value),
        label: isLonger ? name : option.text,
        description: isLonger ? option.text.slice(name.length + 2) : undefined,
        href: hrefOf(option),
        group: isLettered ? undefined : groupName,
        isPopular: popular.has(option.value),
      };
    }),
  );
}
