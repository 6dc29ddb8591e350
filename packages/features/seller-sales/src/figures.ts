import type { SalesFigures } from '@partshop/api-client';
import type { Locale } from '@partshop/features/core';
import { formatNumber } from '@partshop/ui';

/** The sum of what was neither cancelled nor returned. */
export const keptSum = ({ sum, cancelledSum, returnedSum }: SalesFigures): number => sum - cancelledSum - returnedSum;

/** The share of ordered pieces that were neither cancelled nor returned; null without any. */
export const keptShare = ({ pieces, cancelled, returned }: SalesFigures): number | null =>
  pieces === 0 ? null : (pieces - cancelled - returned) / pieces;

const PERCENT = { style: 'percent', numberingSystem: 'latn', maximumFractionDigits: 0 } as const;

const percents = new Map<string, Intl.NumberFormat>();

/** Kept: a grid writes thousands, and to make one costs a hundred times as much as to use it. */
function percentsOf(format: string): Intl.NumberFormat {
  const known = percents.get(format) ?? new Intl.NumberFormat(format, PERCENT);
  percents.set(format, known);
  return known;
}

/** `87 %`; a dash for none. */
export const percentText = (share: number | null, { format }: Locale): string =>
  share === null ? '—' : percentsOf(format).format(share);

/** `+21 %`; null where there was nothing before. */
export const changeText = (now: number, before: number, { format }: Locale): string | null =>
  before === 0
    ? null
    : new Intl.NumberFormat(format, { ...PERCENT, signDisplay: 'exceptZero' }).format((now - before) / before);

export const countText = (count: number, { format }: Locale): string => formatNumber({ value: count, locale: format });

/** Names days, or months of a period. */
export function stepNames(steps: readonly { from: string }[], step: 'day' | 'month', { format }: Locale): string[] {
  const parts =
    step === 'day' ? ({ day: '2-digit', month: '2-digit' } as const) : ({ month: '2-digit', year: '2-digit' } as const);
  const name = new Intl.DateTimeFormat(format, { ...parts, numberingSystem: 'latn', timeZone: 'UTC' });
  return steps.map(({ from }) => name.format(new Date(from)));
}
