import type { FilterOption } from './filter-model.ts';

/** The options in sight at first, and those behind "more": what is already chosen is never hidden. */
export function splitOptions(
  options: readonly FilterOption[],
  chosen: readonly string[],
  visibleCount: number,
): { visible: readonly FilterOption[]; more: readonly FilterOption[] } {
  // One option alone is not worth a click.
  if (options.length <= visibleCount + 1) return { visible: options, more: [] };
  const isVisible = (option: FilterOption, index: number) => index < visibleCount || chosen.includes(option.value);
  return {
    visible: options.filter(isVisible),
    more: options.filter((option, index) => !isVisible(option, index)),
  };
}

/** The options whose names hold the text, wherever and however it is cased. */
export function findOptions(options: readonly FilterOption[], text: string): readonly FilterOption[] {
  const wanted = simplified(text);
  return options.filter(({ label }) => simplified(label).includes(wanted));
}

/** Without case, accents and spaces at the ends: "lemf" finds "LEMFÖRDER" by "lemfo". */
function simplified(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
