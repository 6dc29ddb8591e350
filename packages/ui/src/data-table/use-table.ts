import { type ChangeEvent, useMemo, useRef } from 'react';
import { keysBetween, selectionState, withRows } from './row-selection.ts';
import { sortRows } from './sort-rows.ts';
import type { DataColumn, TableColumnChoice, TableSelection, TableSort, TableSorting } from './table-model.ts';
import { useControlled } from './use-controlled.ts';

const NOTHING: ReadonlySet<string> = new Set();

type TableOptions<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  locale: string;
  sorting?: TableSorting | undefined;
  selection?: TableSelection<Row> | undefined;
  columnChoice?: TableColumnChoice | undefined;
};

export type Table<Row> = ReturnType<typeof useTable<Row>>;

/** What a table shows now: its order, its columns, its chosen rows, and how each is changed. */
export function useTable<Row>({ columns, rows, rowKey, locale, sorting, selection, columnChoice }: TableOptions<Row>) {
  const [sort, setSort] = useControlled<TableSort | undefined>(sorting?.sort, sorting?.defaultSort, (next) =>
    next ? sorting?.onChange?.(next) : undefined,
  );
  const [hidden, setHidden] = useControlled(
    columnChoice?.hidden,
    columnChoice?.defaultHidden ?? NOTHING,
    columnChoice?.onChange,
  );
  const [selected, setSelected] = useControlled(
    selection?.selected,
    selection?.defaultSelected ?? NOTHING,
    selection?.onChange,
  );
  const isSortedHere = sorting !== undefined && !sorting.isDoneOutside;
  const sorted = useMemo(
    () => (isSortedHere ? sortRows(rows, columns, sort, locale) : rows),
    [isSortedHere, rows, columns, sort, locale],
  );
  const shownColumns = useMemo(
    () => columns.filter(({ id, isAlwaysShown }) => isAlwaysShown || !hidden.has(id)),
    [columns, hidden],
  );
  const keys = useMemo(() => sorted.map((row) => rowKey(row)), [sorted, rowKey]);
  const lastKey = useRef<string>(undefined);

  return {
    sort,
    setSort,
    hidden,
    setHidden,
    selected,
    setSelected,
    rows: sorted,
    columns: shownColumns,
    keys,
    selectionState: selectionState(selected, keys),
    toggleAll: (isSelected: boolean) => setSelected(withRows(selected, keys, isSelected)),
    /** One for all rows, so that a row need not be drawn again; with Shift, for all rows since the one before. */
    onRowToggle: (event: ChangeEvent<HTMLInputElement>) => {
      const { value, checked } = event.target;
      const isRange = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
      const touched = isRange ? keysBetween(keys, lastKey.current, value) : [value];
      lastKey.current = value;
      setSelected(withRows(selected, touched, checked));
    },
  };
}
