import { withRows } from '../data-table/row-selection.ts';
import type { GridSelected } from './grid-model.ts';

const NOBODY: ReadonlySet<string> = new Set();

export const NOTHING_SELECTED: GridSelected = { kind: 'some', keys: NOBODY };
export const ALL_SELECTED: GridSelected = { kind: 'all', except: NOBODY };

export function isSelected(selected: GridSelected, key: string): boolean {
  return selected.kind === 'some' ? selected.keys.has(key) : !selected.except.has(key);
}

/** The selection after these rows were checked or unchecked. */
export function withSelected(selected: GridSelected, keys: readonly string[], isChosen: boolean): GridSelected {
  return selected.kind === 'some'
    ? { kind: 'some', keys: withRows(selected.keys, keys, isChosen) }
    : { kind: 'all', except: withRows(selected.except, keys, !isChosen) };
}

export function selectedCount(selected: GridSelected, rowCount: number): number {
  return selected.kind === 'some' ? selected.keys.size : Math.max(0, rowCount - selected.except.size);
}
