import { type ActiveFilter, type FilterGroup, type FilterSelection, namesOf } from './filter-model.ts';

/** The selection with this value added to its parameter, or taken out of it. */
export function toggled(selection: FilterSelection, name: string, value: string, isOn: boolean): FilterSelection {
  const others = (selection[name] ?? []).filter((known) => known !== value);
  return replaced(selection, name, isOn ? [...others, value] : others);
}

/** The selection with exactly these values of a parameter; empty ones are left out. */
export function replaced(selection: FilterSelection, name: string, values: readonly string[]): FilterSelection {
  const { [name]: _replaced, ...others } = selection;
  const present = values.filter((value) => value !== '');
  return present.length > 0 ? { ...others, [name]: present } : others;
}

/** The selection without one filter in force. */
export function without(selection: FilterSelection, { names, value }: ActiveFilter): FilterSelection {
  return names.reduce(
    (rest, name) => (value === undefined ? replaced(rest, name, []) : toggled(rest, name, value, false)),
    selection,
  );
}

/** The selection as the form sends it, group by group, with the parameters that the form keeps. */
export function filterQuery(
  selection: FilterSelection,
  groups: readonly FilterGroup[],
  kept: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(kept);
  for (const name of groups.flatMap(namesOf)) {
    for (const value of selection[name] ?? []) query.append(name, value);
  }
  return query.toString();
}

/** The filters in force, in the order of the groups; each value of a list is one, both ends of a range together are one. */
export function activeFilters(groups: readonly FilterGroup[], selection: FilterSelection): ActiveFilter[] {
  return groups.flatMap((group): ActiveFilter[] => {
    if (group.kind === 'range') {
      const [from, to] = namesOf(group).map((name) => toNumber(selection[name]?.[0]));
      if (from === undefined && to === undefined) return [];
      return [{ names: namesOf(group), value: undefined, label: group.describe(from, to) }];
    }
    return (selection[group.name] ?? []).map((value) => ({ names: [group.name], value, label: labelOf(group, value) }));
  });
}

function labelOf(group: Exclude<FilterGroup, { kind: 'range' }>, value: string): string {
  if (group.kind === 'switch') return group.title;
  return group.options.find((option) => option.value === value)?.label ?? value;
}

function toNumber(text: string | undefined): number | undefined {
  const number = Number(text);
  return text === undefined || text === '' || Number.isNaN(number) ? undefined : number;
}
