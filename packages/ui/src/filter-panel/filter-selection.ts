import { type ActiveFilter, type FilterGroup, type FilterSelection, namesOf } from './filter-model.ts';

/** The selection with this value added to its parameter, or removed from it. */
export function toggled(selection: FilterSelection, name: string, value: string, isOn: boolean): FilterSelection {
  const others = (selection[name] ?? []).filter((known) => known !== value);
  return replaced(selection, name, isOn ? [...others, value] : others);
}

/** The selection with exactly these values of a parameter; empty values are dropped. */
export function replaced(selection: FilterSelection, name: string, values: readonly string[]): FilterSelection {
  const { [name]: _replaced, ...others } = selection;
  const present = values.filter((value) => value !== '');
  return present.length > 0 ? { ...others, [name]: present } : others;
}

/** The selection without one active filter. */
export function without(selection: FilterSelection, { names, value }: ActiveFilter): FilterSelection {
  return names.reduce(
    (rest, name) => (value === undefined ? replaced(rest, name, []) : toggled(rest, name, value, false)),
    selection,
  );
}

/** The query string of a selection, group by group, after the parameters to keep. */
export function filterQuery(
  selection: FilterSelection,
  groups: readonly FilterGroup[],
  kept: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(kept);
  for (const name of new Set(groups.flatMap(namesOf))) {
    for (const value of selection[name] ?? []) query.append(name, value);
  }
  return query.toString();
}

/**
 * The active filters in the order of the groups: one for each value of a list, one for both ends of a range. A value of a parameter that
 * several groups share belongs to the group that lists it.
 */
export function activeFilters(groups: readonly FilterGroup[], selection: FilterSelection): ActiveFilter[] {
  return groups.flatMap((group): ActiveFilter[] => {
    if (group.kind === 'range') {
      const [from, to] = namesOf(group).map((name) => toNumber(selection[name]?.[0]));
      if (from === undefined && to === undefined) return [];
      return [{ names: namesOf(group), value: undefined, label: group.describe(from, to) }];
    }
    const isShared = groups.some((other) => other !== group && namesOf(other).includes(group.name));
    const isOwn = (value: string) =>
      !isShared || group.kind === 'switch' || group.items.some((item) => item.value === value);
    return (selection[group.name] ?? [])
      .filter(isOwn)
      .map((value) => ({ names: [group.name], value, label: labelOf(group, value) }));
  });
}

function labelOf(group: Exclude<FilterGroup, { kind: 'range' }>, value: string): string {
  if (group.kind === 'switch') return group.label;
  return group.items.find((option) => option.value === value)?.label ?? value;
}

function toNumber(text: string | undefined): number | undefined {
  const number = Number(text);
  return text === undefined || text === '' || Number.isNaN(number) ? undefined : number;
}
