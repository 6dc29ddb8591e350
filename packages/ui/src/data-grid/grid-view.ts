import { nextSort, type TableSort } from '../data-table/table-model.ts';
import { type GridColumn, type GridFilter, type GridView, PLAIN_VIEW } from './grid-model.ts';

/** In rem. */
export const WIDTHS = { usual: 9, least: 4, greatest: 60, step: 1 } as const;

export type Side = 'start' | 'end';

type Known = Pick<
  GridColumn<never>,
  'id' | 'value' | 'isSortable' | 'filter' | 'canGroup' | 'firstDirection' | 'isAlwaysShown'
>;

export const isSortable = ({ value, isSortable: may }: Pick<Known, 'value' | 'isSortable'>): boolean =>
  value !== undefined && may !== false;

/** A whole view out of what was saved: without columns that the grid does not have, or that cannot do what the view says. */
export function wholeView(given: Partial<GridView>, columns: readonly Known[]): GridView {
  const view = { ...PLAIN_VIEW, ...given };
  const known = new Map(columns.map((column) => [column.id, column]));
  const isKnown = (id: string) => known.has(id);
  const start = view.pinned.start.filter(isKnown);
  const order = view.order.filter(isKnown);
  const group = known.get(view.groupBy ?? '');
  return {
    sort: view.sort.filter(({ columnId }) => isSortable(known.get(columnId) ?? {})),
    filters: Object.fromEntries(Object.entries(view.filters).filter(([id]) => known.get(id)?.filter !== undefined)),
    // Columns that are newer than the view come last.
    order: [...order, ...columns.map(({ id }) => id).filter((id) => !order.includes(id))],
    hidden: view.hidden.filter((id) => isKnown(id) && known.get(id)?.isAlwaysShown !== true),
    widths: Object.fromEntries(Object.entries(view.widths).filter(([id]) => isKnown(id))),
    pinned: { start, end: view.pinned.end.filter((id) => isKnown(id) && !start.includes(id)) },
    groupBy: group?.canGroup && group.value ? group.id : null,
  };
}

/**
 * The orders after a click on a head: this column's first direction, then the opposite one. With Shift the other orders stay, and the
 * third click takes this one away.
 */
export function nextSorts(
  sorts: readonly TableSort[],
  column: Pick<Known, 'id' | 'firstDirection'>,
  isAdded: boolean,
): readonly TableSort[] {
  const current = sorts.find(({ columnId }) => columnId === column.id);
  const next = nextSort(column, current);
  if (!isAdded) return [next];
  if (!current) return [...sorts, next];
  const isLast = current.direction !== (column.firstDirection ?? 'ascending');
  return isLast ? sorts.filter((sort) => sort !== current) : sorts.map((sort) => (sort === current ? next : sort));
}

export function withFilter(view: GridView, columnId: string, filter: GridFilter | null): GridView {
  const { [columnId]: _, ...others } = view.filters;
  return { ...view, filters: filter ? { ...others, [columnId]: filter } : others };
}

export function withPin(view: GridView, columnId: string, side: Side | null): GridView {
  const start = view.pinned.start.filter((id) => id !== columnId);
  const end = view.pinned.end.filter((id) => id !== columnId);
  return {
    ...view,
    pinned: {
      start: side === 'start' ? [...start, columnId] : start,
      end: side === 'end' ? [columnId, ...end] : end,
    },
  };
}

export function withWidth(view: GridView, columnId: string, width: number): GridView {
  const kept = Math.round(Math.min(WIDTHS.greatest, Math.max(WIDTHS.least, width)) * 100) / 100;
  return { ...view, widths: { ...view.widths, [columnId]: kept } };
}

/** Moves a column by one place among those of its region that are shown: pinned to a side, or not pinned. */
export function withMove(view: GridView, columnId: string, by: -1 | 1): GridView {
  const { pinned, hidden } = view;
  const move = (ids: readonly string[], passes: (id: string) => boolean): readonly string[] => {
    const next = [...ids];
    const from = next.indexOf(columnId);
    let to = from + by;
    while (next[to] !== undefined && !passes(next[to] ?? '')) to += by;
    if (from < 0 || next[to] === undefined) return ids;
    next.splice(from, 1);
    next.splice(to, 0, columnId);
    return next;
  };
  const isShown = (id: string) => !hidden.includes(id);
  if (pinned.start.includes(columnId)) return { ...view, pinned: { ...pinned, start: move(pinned.start, isShown) } };
  if (pinned.end.includes(columnId)) return { ...view, pinned: { ...pinned, end: move(pinned.end, isShown) } };
  const isFree = (id: string) => isShown(id) && !pinned.start.includes(id) && !pinned.end.includes(id);
  return { ...view, order: move(view.order, isFree) };
}
