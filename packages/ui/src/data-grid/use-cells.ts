import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { focusWhenDrawn } from '../data-table/row-focus.ts';
import { HEAD, nextPosition, type Position } from './grid-keys.ts';
import { type CellRange, rangeBetween } from './grid-range.ts';

/** What takes the focus of its cell: a checkbox, the button of a head or of a group. */
const OWN_FOCUS = '.ps-table-check input, .ps-table-sort, .ps-grid-group';

const WIDGETS = 'a[href], button, input, select, textarea, label, [popover]';

type CellsOptions = {
  scrollRef: RefObject<HTMLElement | null>;
  lineCount: number;
  columnCount: number;
  showRow: (index: number) => void;
  /** Shift with an arrow on a head; `by` is 1 for wider. */
  onResize: (column: number, by: -1 | 1) => void;
  /** The text of the cells in a range, or undefined if there is nothing to copy. */
  textOf: (range: CellRange) => string | undefined;
};

/** The cell with the focus, the range of chosen cells, and the keys and the mouse that move them. */
export function useCells({ scrollRef, lineCount, columnCount, showRow, onResize, textOf }: CellsOptions) {
  const [focused, setFocused] = useState<Position>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Position>();
  const pressed = useRef<Position>(undefined);
  const active = {
    row: Math.min(focused.row, lineCount - 1),
    column: Math.min(focused.column, columnCount - 1),
  };
  const range = anchor && active.row !== HEAD ? rangeBetween(anchor, active) : undefined;

  const moveTo = (position: Position, from: Position | undefined) => {
    setAnchor(from);
    setFocused(position);
    if (position.row !== HEAD) showRow(position.row);
    focusWhenDrawn(() => focusCell(scrollRef.current, position));
  };

  const onHeadKey = (event: KeyboardEvent<HTMLElement>, cell: HTMLElement, isRightToLeft: boolean): boolean => {
    if (event.altKey && event.key === 'ArrowDown') {
      cell.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
      return true;
    }
    if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      onResize(active.column, (event.key === 'ArrowRight') === isRightToLeft ? -1 : 1);
      return true;
    }
    return false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLTableCellElement>('td, th');
    if (event.defaultPrevented || !cell || !positionOf(cell)) return;
    if (target !== focusTarget(cell)) {
      if (event.key === 'Escape' && !target.closest('[popover]')) focusTarget(cell).focus();
      return;
    }
    if (event.key === 'Escape') setAnchor(undefined);
    if (target === cell && (event.key === 'Enter' || event.key === 'F2')) {
      // Or the same Enter would press what it goes to.
      event.preventDefault();
      cell.querySelector<HTMLElement>(WIDGETS)?.focus();
      return;
    }
    const isRightToLeft = getComputedStyle(cell).direction === 'rtl';
    if (active.row === HEAD && onHeadKey(event, cell, isRightToLeft)) {
      event.preventDefault();
      return;
    }
    const next = event.altKey
      ? undefined
      : nextPosition(event, active, { rowCount: lineCount, columnCount, isRightToLeft });
    if (!next) return;
    event.preventDefault();
    const isRange = event.shiftKey && active.row !== HEAD && next.row !== HEAD;
    moveTo(next, isRange ? (anchor ?? active) : undefined);
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = event.target.closest<HTMLTableCellElement>('td, th');
    const position = cell && positionOf(cell);
    if (!position) return;
    const isWhole = cell.colSpan > 1;
    setFocused({ row: position.row, column: isWhole ? active.column : position.column });
  };

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const position = event.button === 0 ? pressedCell(event.target) : undefined;
    if (!position) return;
    // No selection of text: the mouse chooses cells.
    event.preventDefault();
    pressed.current = position;
    moveTo(position, event.shiftKey && active.row !== HEAD ? (anchor ?? active) : undefined);
  };

  const onMouseOver = (event: MouseEvent<HTMLElement>) => {
    if (!pressed.current) return;
    const position = pressedCell(event.target);
    if (event.buttons !== 1) pressed.current = undefined;
    else if (position) {
      setAnchor((before) => before ?? pressed.current);
      setFocused(position);
    }
  };

  const onMouseUp = () => {
    if (pressed.current && range) focusCell(scrollRef.current, active);
    pressed.current = undefined;
  };

  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const isField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    if (isField || active.row === HEAD) return;
    const text = textOf(range ?? rangeBetween(active, active));
    if (text === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };

  return { active, range, handlers: { onKeyDown, onFocus, onMouseDown, onMouseOver, onMouseUp, onCopy } };
}

/** Where a cell stands; undefined for the row of filters. */
function positionOf(cell: HTMLTableCellElement): Position | undefined {
  const row = cell.parentElement;
  if (row?.matches('.ps-grid-heads')) return { row: HEAD, column: cell.cellIndex };
  const index = row?.dataset['index'];
  return index === undefined ? undefined : { row: Number(index), column: cell.cellIndex };
}

/** The cell of a row under the mouse, unless the mouse is on something to press. */
function pressedCell(target: EventTarget): Position | undefined {
  if (!(target instanceof Element) || target.closest(WIDGETS)) return undefined;
  const cell = target.closest<HTMLTableCellElement>('tbody td, tbody th');
  return cell ? positionOf(cell) : undefined;
}

const focusTarget = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(OWN_FOCUS) ?? cell;

/** Focuses a cell; returns false if its row is not drawn. */
function focusCell(grid: HTMLElement | null, { row, column }: Position): boolean {
  const selector = row === HEAD ? 'tr.ps-grid-heads' : `tr[data-index="${row}"]`;
  const cells = grid?.querySelector<HTMLTableRowElement>(selector)?.cells;
  const cell = cells?.[Math.min(column, cells.length - 1)];
  if (!cell) return false;
  // A pinned cell is in view already, wherever the columns beside it have been scrolled to.
  if (column === 0) grid?.scrollTo({ left: 0 });
  focusTarget(cell).focus();
  return true;
}
