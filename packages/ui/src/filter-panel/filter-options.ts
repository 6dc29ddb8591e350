import type { FilterOption } from './filter-model.ts';

/** Splits options into those visible at first and those behind "more". Chosen options are always visible. */
export function splitOptions(
  options: readonly FilterOption[],
  chosen: readonly string[],
  visibleCount: number,
): { visible: readonly FilterOption[]; more: readonly FilterOption[] } {
  // A single option is not worth hiding.
  if (options.length <= visibleCount + 1) return { visible: options, more: [] };
  const isVisible = (option: FilterOption, index: number) => index < visibleCount || chosen.includes(option.value);
  return {
    visible: options.filter(isVisible),
    more: options.filter((option, index) => !isVisible(option, index)),
  };
}

/** The options whose labels contain the text, without regard to case and accents. */
export function findOptions(options: readonly FilterOption[], text: string): readonly FilterOption[] {
  const wanted = simplified(text);
  return options.filter(({ label }) => simplified(label).includes(wanted));
}

/** Lower-cases a text, removes accents and trims it, so that "lemfo" finds "LEMFÖRDER". */
function simplified(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
