import {
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  type ColumnDef,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { compareValues, textOrder } from '../data-table/sort-rows.ts';
import { passes } from './grid-filters.ts';
import type { GridColumn, GridFilter, GridPaging, GridView } from './grid-model.ts';
import { isSortable, type Side } from './grid-view.ts';
import { useIsScripted } from './use-is-scripted.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  groupedRowModel: createGroupedRowModel(),
  sortedRowModel: createSortedRowModel(),
  expandedRowModel: createExpandedRowModel(),
});

/** A column in the place where it is shown. */
export type ShownColumn<Row> = GridColumn<Row> & { side: Side | undefined };

/** What stands on one line of the grid. */
export type GridEntry<Row> =
  | { kind: 'row'; key: string; row: Row }
  | { kind: 'group'; key: string; value: string | null; count: number; isOpen: boolean }
  /** A row of a page that has not arrived. */
  | { kind: 'pending'; key: string };

type GridOptions<Row extends object> = {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  locale: string;
  view: GridView;
  paging: GridPaging | undefined;
};

export type Grid<Row extends object> = ReturnType<typeof useGrid<Row>>;

/** The columns and the rows of a grid as its view arranges them. */
export function useGrid<Row extends object>({ columns, rows, rowKey, locale, view, paging }: GridOptions<Row>) {
  const isScripted = useIsScripted();
  const [closed, setClosed] = useState<ReadonlySet<string>>(NOTHING);
  const isDoneOutside = paging !== undefined;
  const definitions = useMemo(() => columns.map((column) => definitionOf(column, locale)), [columns, locale]);
  const groupBy = isDoneOutside ? null : view.groupBy;
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: useTableState(view, groupBy),
    manualSorting: isDoneOutside,
    manualFiltering: isDoneOutside,
    groupedColumnMode: false,
    autoResetExpanded: false,
  });

  const [start, free, end] = [
    table.getStartVisibleLeafColumns(),
    table.getCenterVisibleLeafColumns(),
    table.getEndVisibleLeafColumns(),
  ];
  const shown = useMemo((): readonly ShownColumn<Row>[] => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const onSide = (ids: readonly { id: string }[], side: Side | undefined) =>
      ids.flatMap(({ id }) => {
        const column = byId.get(id);
        // The place of a pinned column is a style.
        return column ? [{ ...column, side: isScripted ? side : undefined }] : [];
      });
    return [...onSide(start, 'start'), ...onSide(free, undefined), ...onSide(end, 'end')];
  }, [columns, start, free, end, isScripted]);

  const lines = table.getRowModel().rows;
  const entryOf = useEntries<Row>();
  const entries = useMemo((): readonly GridEntry<Row>[] => {
    if (groupBy === null) return lines.map(({ id, original }) => entryOf(id, original));
    let isOpen = true;
    return lines.flatMap((line): GridEntry<Row>[] => {
      if (!line.getIsGrouped()) return isOpen ? [entryOf(line.id, line.original)] : [];
      isOpen = !closed.has(line.id);
      const value = line.getValue(groupBy);
      return [
        {
          kind: 'group',
          key: line.id,
          value: typeof value === 'string' || typeof value === 'number' ? String(value) : null,
          count: line.subRows.length,
          isOpen,
        },
      ];
    });
  }, [lines, groupBy, closed, entryOf]);

  const firstIndex = paging?.firstIndex ?? 0;
  const filtered = table.getFilteredRowModel().rows;
  return {
    columns: shown,
    /** How many lines there are, groups included. */
    lineCount: paging?.rowCount ?? entries.length,
    /** How many rows the filters leave. */
    rowCount: paging?.rowCount ?? filtered.length,
    /** The keys of the rows that are here, also in closed groups. */
    keys: useMemo(() => filtered.map(({ id }) => id), [filtered]),
    loaded: { from: firstIndex, to: firstIndex + entries.length },
    entryAt: (index: number): GridEntry<Row> =>
      entries[index - firstIndex] ?? { kind: 'pending', key: `pending ${index}` },
    toggleGroup: (key: string) => {
      const next = new Set(closed);
      if (!next.delete(key)) next.add(key);
      setClosed(next);
    },
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** Gives a row the same entry each time, so that it is not drawn anew when others come. */
function useEntries<Row extends object>(): (key: string, row: Row) => GridEntry<Row> {
  const [entryOf] = useState(() => {
    const known = new WeakMap<Row, GridEntry<Row>>();
    return (key: string, row: Row) => {
      const before = known.get(row);
      if (before?.key === key) return before;
      const entry: GridEntry<Row> = { kind: 'row', key, row };
      known.set(row, entry);
      return entry;
    };
  });
  return entryOf;
}

function definitionOf<Row extends object>(
  { id, value, ...column }: GridColumn<Row>,
  locale: string,
): ColumnDef<typeof features, Row> {
  const compareTexts = textOrder(locale);
  return {
    id,
    // The table puts `undefined` last in both directions.
    accessorFn: (row: Row) => value?.(row) ?? undefined,
    sortUndefined: 'last',
    enableSorting: isSortable({ value, ...column }),
    sortFn: (one, other, columnId) =>
      compareValues(one.getValue<string | number>(columnId), other.getValue<string | number>(columnId), compareTexts),
    filterFn: (row, columnId, filter: GridFilter) => passes(row.getValue(columnId), filter, locale),
  };
}

/** The view in the words of the table. Each part keeps its identity, because the table compares it. */
function useTableState({ sort, filters, order, hidden, pinned }: GridView, groupBy: string | null) {
  const sorting = useMemo(() => {
    const sorts = sort.map(({ columnId, direction }) => ({ id: columnId, desc: direction === 'descending' }));
    if (groupBy === null) return sorts;
    // Groups stand in the order of their values; the other orders count inside.
    const ofGroups = sorts.find(({ id }) => id === groupBy) ?? { id: groupBy, desc: false };
    return [ofGroups, ...sorts.filter(({ id }) => id !== groupBy)];
  }, [sort, groupBy]);
  const columnFilters = useMemo(() => Object.entries(filters).map(([id, value]) => ({ id, value })), [filters]);
  const columnOrder = useMemo(() => [...order], [order]);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const columnPinning = useMemo(() => ({ start: [...pinned.start], end: [...pinned.end] }), [pinned]);
  const grouping = useMemo(() => (groupBy === null ? [] : [groupBy]), [groupBy]);
  return { sorting, columnFilters, columnOrder, columnVisibility, columnPinning, grouping, expanded: true as const };
}
