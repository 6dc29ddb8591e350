import type { FacetValue } from '@partshop/api-client/contract';
import { nameIn, type Names } from '../../platform/values/names.ts';

/** A maker, by its key, or a category, by its URL segment, and how many articles it has. */
export type FacetCount<Name> = { value: string; name: Name; count: number };

/** The categories that a list may be narrowed to, in a language. */
export function showCategories(
  counts: readonly FacetCount<Names>[],
  chosen: readonly string[],
  lang: string,
): FacetValue[] {
  return counts.map(({ value, name, count }) => ({
    value,
    text: nameIn(name, lang),
    count,
    isSelected: chosen.includes(value),
  }));
}

/** The makers that a list may be narrowed to. */
export function showMakers(counts: readonly FacetCount<string>[], chosen: readonly string[]): FacetValue[] {
  const keys = new Set(chosen.map((key) => key.toLowerCase()));
  return counts.map(({ value, name, count }) => ({
    value,
    text: name,
    count,
    isSelected: keys.has(value.toLowerCase()),
  }));
}
