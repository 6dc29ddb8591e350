import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

export type TableSort = { columnId: string; direction: SortDirection };

export type DataColumn<Row> = {
  id: string;
  /** In the head, in the choice of columns, and beside each value where rows are cards. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** What the column is sorted by; a column without it cannot be sorted. Rows with `null` come last in both directions. */
  sortValue?: ((row: Row) => string | number | null) | undefined;
  /** Which way a first click sorts. @default 'ascending' */
  firstDirection?: SortDirection | undefined;
  /** Numbers stand at the `end`. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** In rem. Columns without a width share what is left. */
  width?: number | undefined;
  /** The cell that names its row, for screen readers and as the title of a card. */
  isRowHeader?: boolean | undefined;
  /** Cannot be hidden in the choice of columns. */
  isAlwaysShown?: boolean | undefined;
  /** A total under the column. */
  footer?: ((rows: readonly Row[]) => ReactNode) | undefined;
};

/** Where the table keeps the order, `defaultSort`; where the page does, `sort`. */
export type TableSorting = {
  sort?: TableSort | undefined;
  defaultSort?: TableSort | undefined;
  onChange?: ((sort: TableSort) => void) | undefined;
  /** The rows come in the right order already, from a server. */
  isDoneOutside?: boolean | undefined;
  /** The address of each order: the heads become links, which work without scripts. */
  hrefFor?: ((sort: TableSort) => string) | undefined;
  /** Names the choice of an order on phones, where rows are cards without a head. */
  label: string;
  ascendingLabel: string;
  descendingLabel: string;
};

/** Where the table keeps the choice, `defaultSelected`; where the page does, `selected`. Both are of row keys. */
export type TableSelection<Row> = {
  selected?: ReadonlySet<string> | undefined;
  defaultSelected?: ReadonlySet<string> | undefined;
  onChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Sends the chosen keys with the form around the table. */
  name?: string | undefined;
  selectAllLabel: string;
  /** "Choose W 712/75". */
  labelFor: (row: Row) => string;
  /** "3 chosen", above the table; read out as it changes. */
  countLabel: (count: number) => string;
  /** What can be done with the chosen rows. */
  actions?: ReactNode;
};

/** Where the table keeps the choice, `defaultHidden`; where the page does, `hidden`. Both are of column ids. */
export type TableColumnChoice = {
  label: string;
  hidden?: ReadonlySet<string> | undefined;
  defaultHidden?: ReadonlySet<string> | undefined;
  onChange?: ((hidden: ReadonlySet<string>) => void) | undefined;
};

export type TableLoading = {
  /** Said to screen readers. */
  label: string;
  /** How many rows of placeholders stand in for the first ones. @default 8 */
  rowCount?: number | undefined;
};

/** The order after a click on a column's head: its first direction, then the other one. */
export function nextSort(
  column: Pick<DataColumn<never>, 'id' | 'firstDirection'>,
  current: TableSort | undefined,
): TableSort {
  const first = column.firstDirection ?? 'ascending';
  if (current?.columnId !== column.id) return { columnId: column.id, direction: first };
  return { columnId: column.id, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}
