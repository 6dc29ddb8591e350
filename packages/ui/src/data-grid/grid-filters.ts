import type { GridFilter } from './grid-model.ts';

type Value = string | number | null | undefined;

/** Whether a value passes a filter. A text is found anywhere and in any case; a value that is missing passes none. */
export function passes(value: Value, filter: GridFilter, locale: string): boolean {
  if (value === null || value === undefined) return false;
  switch (filter.kind) {
    case 'text':
      return fold(String(value), locale).includes(fold(filter.text, locale));
    case 'number':
      return isBetween(Number(value), filter);
    case 'choice':
      return filter.values.includes(String(value));
  }
}

const fold = (text: string, locale: string): string => text.trim().toLocaleLowerCase(locale);

function isBetween(value: number, { from, to }: { from: number | null; to: number | null }): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}

export const textFilter = (text: string): GridFilter | null => (text.trim() === '' ? null : { kind: 'text', text });

/** The filter with another end; null where neither end is left. */
export function numberFilter(
  current: GridFilter | undefined,
  end: 'from' | 'to',
  value: number | null,
): GridFilter | null {
  const { from, to } = current?.kind === 'number' ? current : { from: null, to: null };
  const next = { kind: 'number' as const, from, to, [end]: value };
  return next.from === null && next.to === null ? null : next;
}

export function choiceFilter(current: GridFilter | undefined, value: string, isChosen: boolean): GridFilter | null {
  const others = current?.kind === 'choice' ? current.values.filter((other) => other !== value) : [];
  const values = isChosen ? [...others, value] : others;
  return values.length === 0 ? null : { kind: 'choice', values };
}
