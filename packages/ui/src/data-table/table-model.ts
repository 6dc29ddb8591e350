import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

export type TableSort = { columnId: string; direction: SortDirection };

export type DataColumn<Row> = {
  id: string;
  /** Shown in the head and in the column menu, and beside each total if rows are cards. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The value to sort by; a column without it cannot be sorted. Rows with `null` come last in both directions. */
  sortValue?: ((row: Row) => string | number | null) | undefined;
  /** The direction after the first click. @default 'ascending' */
  firstDirection?: SortDirection | undefined;
  /** Use `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** In rem. Columns without a width share the rest. */
  width?: number | undefined;
  /** The cell names its row, for screen readers and as the title of a card. */
  isRowHeader?: boolean | undefined;
  /**
   * Where the value stands if rows are cards: `end` of the first line, beside the title, for the price; `none` for what a page behind
   * the row shows. All others share the second line, without their names: write units.
   */
  inCard?: 'end' | 'none' | undefined;
  /** The column cannot be hidden in the column menu. */
  isAlwaysShown?: boolean | undefined;
  /** The column's total, below the rows. */
  footer?: ((rows: readonly Row[]) => ReactNode) | undefined;
};

/** Uncontrolled with `defaultSort`, controlled with `sort`. */
export type TableSorting = {
  sort?: TableSort | undefined;
  defaultSort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The server has sorted the rows already. */
  isDoneOutside?: boolean | undefined;
  /** The URL of each order; makes the heads links, which work without scripts. */
  hrefFor?: ((sort: TableSort) => string) | undefined;
  /** The label of the order field on phones, where rows are cards without heads. */
  label: string;
  ascendingLabel: string;
  descendingLabel: string;
};

/** Uncontrolled with `defaultSelected`, controlled with `selected`. Both contain row keys. */
export type TableSelection<Row> = {
  selected?: ReadonlySet<string> | undefined;
  defaultSelected?: ReadonlySet<string> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** The form parameter of the selected keys, sent with the form around the table. */
  name?: string | undefined;
  selectAllLabel: string;
  /** The label of a row's checkbox: "Choose W 712/75". */
  labelFor: (row: Row) => string;
  /** "3 chosen", above the table; announced when it changes. */
  countLabel: (count: number) => string;
  /** Actions for the selected rows. */
  actions?: ReactNode;
};

/** Uncontrolled with `defaultHidden`, controlled with `hidden`. Both contain column ids. */
export type TableColumnChoice = {
  label: string;
  hidden?: ReadonlySet<string> | undefined;
  defaultHidden?: ReadonlySet<string> | undefined;
  onHiddenChange?: ((hidden: ReadonlySet<string>) => void) | undefined;
};

export type TableLoading = {
  /** The announcement for screen readers. */
  label: string;
  /** The number of placeholder rows while the first rows load. @default 8 */
  rowCount?: number | undefined;
};

/** The order after a click on a column's head: its first direction, then the opposite one. */
export function nextSort(
  column: Pick<DataColumn<never>, 'id' | 'firstDirection'>,
  current: TableSort | undefined,
): TableSort {
  const first = column.firstDirection ?? 'ascending';
  if (current?.columnId !== column.id) return { columnId: column.id, direction: first };
  return { columnId: column.id, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}
