import type { GridRows } from './grid-model.ts';

/** Rows come in steps of this many. */
const STEP = 100;

/** So many rows before the end of what is loaded the next ones are asked for. */
const AHEAD = 50;

/** The rows to ask for when these are visible; `undefined` while enough is loaded. */
export function rowsNeeded(visible: GridRows, loaded: GridRows, rowCount: number): GridRows | undefined {
  const from = Math.max(0, visible.from - AHEAD);
  const to = Math.min(rowCount, visible.to + AHEAD);
  if (from >= to || (from >= loaded.from && to <= loaded.to)) return undefined;
  return {
    from: Math.floor(from / STEP) * STEP,
    to: Math.min(rowCount, Math.ceil(to / STEP) * STEP),
  };
}
