import { type ChangeEvent, useMemo, useRef } from 'react';
import { keysBetween, selectionState, withRows } from './row-selection.ts';
import { sortRows } from './sort-rows.ts';
import type { DataColumn, TableColumnChoice, TableSelection, TableSort, TableSorting } from './table-model.ts';
import { useControlled } from '../use-controlled.ts';

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

/** The state of a table: its order, visible columns and selection, with the functions that change them. */
export function useTable<Row>({ columns, rows, rowKey, locale, sorting, selection, columnChoice }: TableOptions<Row>) {
  const [sort, setSort] = useControlled<TableSort | undefined>(sorting?.sort, sorting?.defaultSort, (next) =>
    next ? sorting?.onSortChange?.(next) : undefined,
  );
  const [hidden, setHidden] = useControlled(
    columnChoice?.hidden,
    columnChoice?.defaultHidden ?? NOTHING,
    columnChoice?.onHiddenChange,
  );
  const [selected, setSelected] = useControlled(
    selection?.selected,
    selection?.defaultSelected ?? NOTHING,
    selection?.onSelectedChange,
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
    /**
     * Stable handler for all rows' checkboxes, so that rows are memoised; a click with Shift changes all rows since the last click.
     */
    onRowToggle: (event: ChangeEvent<HTMLInputElement>) => {
      const { value, checked } = event.target;
      const isRange = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
      const touched = isRange ? keysBetween(keys, lastKey.current, value) : [value];
      lastKey.current = value;
      setSelected(withRows(selected, touched, checked));
    },
  };
}
