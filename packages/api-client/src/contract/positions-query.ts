/** How a seller's positions are sorted and narrowed, as it is written in addresses of pages and calls: `sum,price-asc` and `price:100..500,views:10..`. */
import { POSITION_ORDERS } from './limits.ts';

export type PositionOrder = (typeof POSITION_ORDERS)[number];

/** The first one counts most. */
export type PositionSort = { by: PositionOrder; direction: 'asc' | 'desc' };

/** Both ends are included, and null where there is none: kopecks, pieces, or percent of `kept`. */
export type PositionRange = { by: PositionOrder; from: number | null; to: number | null };

const BY = POSITION_ORDERS.join('|');
/** What lies between commas is a pattern; nothing is a list too. */
export const listOf = (part: string): RegExp => new RegExp(`^(?:(?:${part})(?:,(?:${part}))*)?$`);
export const POSITION_SORTS = listOf(`(?:${BY})(?:-asc)?`);
export const POSITION_RANGES = listOf(String.raw`(?:${BY}):\d{0,15}\.\.\d{0,15}`);

const findBy = (name: string | undefined): PositionOrder | undefined => POSITION_ORDERS.find((by) => by === name);
const partsOf = (text: string): string[] => (text === '' ? [] : text.split(','));

/** The sorts of a text; what is none of them is left out, and so is a column that was named before. */
export function readPositionSorts(text: string): PositionSort[] {
  const sorts = new Map<PositionOrder, PositionSort>();
  for (const part of partsOf(text)) {
    const by = findBy(part.replace(/-asc$/, ''));
    if (by && !sorts.has(by)) sorts.set(by, { by, direction: part.endsWith('-asc') ? 'asc' : 'desc' });
  }
  return [...sorts.values()];
}

export const writePositionSorts = (sorts: readonly PositionSort[]): string =>
  sorts.map(({ by, direction }) => (direction === 'asc' ? `${by}-asc` : by)).join(',');

const endOf = (digits: string): number | null => (digits === '' ? null : Number(digits));

/** The ranges of a text; what is none of them is left out, and the last one of a column counts. */
export function readPositionRanges(text: string): PositionRange[] {
  const ranges = new Map<PositionOrder, PositionRange>();
  for (const part of partsOf(text)) {
    const [, name, from = '', to = ''] = /^([A-Za-z]+):(\d{0,15})\.\.(\d{0,15})$/.exec(part) ?? [];
    const by = findBy(name);
    if (by && from + to !== '') ranges.set(by, { by, from: endOf(from), to: endOf(to) });
  }
  return [...ranges.values()];
}

export const writePositionRanges = (ranges: readonly PositionRange[]): string =>
  ranges.map(({ by, from, to }) => `${by}:${from ?? ''}..${to ?? ''}`).join(',');
