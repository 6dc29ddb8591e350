import type { KeyboardEvent } from 'react';

/** Controls that arrow keys move between. Excludes text fields, which need the arrow keys themselves. */
const CONTROLS = 'a[href], button, input[type="checkbox"]';

const PAGE = 10;

/** The index of the row that a key moves to; `undefined` for other keys. */
export function targetRow(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  index: number,
  count: number,
): number | undefined {
  const targets: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: index - PAGE,
    PageDown: index + PAGE,
    ...(event.ctrlKey || event.metaKey ? { Home: 0, End: count - 1 } : {}),
  };
  const target = targets[event.key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}

/** The indexes of the focused control's row, cell and position in the cell; undefined for text fields. */
export function focusedControl(target: EventTarget): { row: number; cell: number; control: number } | undefined {
  if (!(target instanceof HTMLElement) || !target.matches(CONTROLS)) return undefined;
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest<HTMLTableRowElement>('tr[data-index]');
  if (!cell || !row) return undefined;
  const control = [...cell.querySelectorAll(CONTROLS)].indexOf(target);
  return { row: Number(row.dataset['index']), cell: cell.cellIndex, control };
}

/** Focuses the same control in another row; returns false if that row is not rendered. */
export function focusControl(
  body: HTMLElement,
  { row, cell, control }: { row: number; cell: number; control: number },
) {
  const target = body.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`)?.cells[cell];
  if (!target) return false;
  const controls = target.querySelectorAll<HTMLElement>(CONTROLS);
  (controls[control] ?? controls[0])?.focus();
  return true;
}

/** How many frames to wait for the row to focus while the browser scrolls to it. */
const MAX_FRAMES = 20;

/** Tries at once and in the next frames, until the place to focus is drawn. `focus` tells whether it was there. */
export function focusWhenDrawn(focus: () => boolean, frames = 0): void {
  if (!focus() && frames < MAX_FRAMES) requestAnimationFrame(() => focusWhenDrawn(focus, frames + 1));
}
