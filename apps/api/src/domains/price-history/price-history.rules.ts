import type { PriceHistory } from '@partshop/api-client/contract';

/** What is cheap or dear: the first or the last quarter of the way from the lowest price to the highest. */
const QUARTER = 0.25;

/** Sums up the prices of days, of which the last is today. */
export function summarise(prices: readonly (number | null)[]): Pick<PriceHistory, 'lowest' | 'highest' | 'today'> {
  const known = prices.filter((price) => price !== null);
  const today = prices.at(-1) ?? null;
  if (known.length === 0) return { lowest: null, highest: null, today: null };
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (today === null || lowest === highest) return { lowest, highest, today: null };
  const place = (today - lowest) / (highest - lowest);
  return { lowest, highest, today: place <= QUARTER ? 'low' : place >= 1 - QUARTER ? 'high' : 'usual' };
}
