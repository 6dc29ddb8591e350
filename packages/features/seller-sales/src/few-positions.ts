import { FEW, type PositionsPage } from './sales.loadables.ts';
import type { PeriodChoice } from './sales-choice.ts';

const SHOWN = [
  { kind: 'idle', order: 'views' },
  { kind: 'out', order: 'pieces' },
  { kind: 'returned', order: 'returned' },
] as const;

/** The positions that the overview names: those that earn nothing though many look at them, that ran out though they sell, and that come back. */
export const fewPositions = (period: PeriodChoice): PositionsPage[] =>
  SHOWN.map((shown) => ({ ...shown, period, number: '', where: '', faults: '', page: 1, take: FEW }));
