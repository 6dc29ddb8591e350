import type { ReactNode } from 'react';

/** A brand, series, model or engine to choose. */
export type CarOption = {
  value: string;
  label: string;
  /** Years or power, "2013–2020"; shown at the end of the line. */
  description?: string | undefined;
  /** The URL of the choice; makes the option a link, which works without scripts. */
  href?: string | undefined;
  /** The brand's logo, drawn at 24 px. */
  mark?: ReactNode;
  /** The heading of its group: a generation, a fuel. */
  group?: string | undefined;
  /** Also listed in the popular group, before all others. */
  isPopular?: boolean | undefined;
  /** Other spellings that the search matches: "шкода". */
  keywords?: string | undefined;
};

export type CarOptionGroup = { key: string; heading: string | undefined; options: readonly CarOption[] };

/** Lower-case letters and digits without accents: "Citroën C4" and "citroen c-4" become equal. */
function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Options whose name or keywords contain the query. Those that start with it come first; order is otherwise kept. */
export function findOptions(options: readonly CarOption[], query: string): readonly CarOption[] {
  const wanted = foldForSearch(query);
  if (wanted === '') return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(option, wanted) }));
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

const NOT_FOUND = 3;

function rankOf({ label, description = '', keywords = '' }: CarOption, wanted: string): number {
  const names = [label, ...keywords.split(',')].map(foldForSearch);
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.includes(wanted))) return 1;
  return foldForSearch(label + description).includes(wanted) ? 2 : NOT_FOUND;
}

/** The index letter of a name; names that do not start with a letter share one sign. */
export function indexLetter(label: string): string {
  const first = foldForSearch(label).charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}

/** Groups options by their headings in the given order; with `isLettered`, by their first letters. */
export function groupOptions(options: readonly CarOption[], isLettered: boolean): CarOptionGroup[] {
  const groups = new Map<string, CarOption[]>();
  for (const option of options) {
    const heading = isLettered ? indexLetter(option.label) : (option.group ?? '');
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  const found = [...groups].map(([heading, members]) => ({
    key: heading,
    heading: heading === '' ? undefined : heading,
    options: members,
  }));
  return isLettered ? found.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : found;
}
