import type { ReactNode } from 'react';
import type { SortDirection, TableSort } from '../data-table/table-model.ts';

/** What a column's filter asks for: a part of its text, a range of numbers, some of a list of values. */
export type GridColumnFilter =
  | 'text'
  /** `unit` is how much of the value one typed unit is: 100 for money in kopecks. @default 1 */
  | { kind: 'number'; unit?: number | undefined }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] };

export type GridColumn<Row> = {
  id: string;
  /** Shown in the head and in the choice of columns. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** What the grid sorts, filters, groups and copies by. Rows with `null` come last in both directions. */
  value?: ((row: Row) => string | number | null) | undefined;
  /** What is copied, where it is not the value: a price in roubles. */
  copyText?: ((row: Row) => string) | undefined;
  /** @default true for a column with a value */
  isSortable?: boolean | undefined;
  /** The direction after the first click. @default 'ascending' */
  firstDirection?: SortDirection | undefined;
  filter?: GridColumnFilter | undefined;
  /** Rows can be grouped by the value; not where rows come by pages. */
  canGroup?: boolean | undefined;
  /** Use `end` for numbers. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** In rem, until the visitor chooses another. @default 9 */
  width?: number | undefined;
  /** The cell names its row for screen readers. */
  isRowHeader?: boolean | undefined;
  /** The column cannot be hidden. */
  isAlwaysShown?: boolean | undefined;
};

/** A filter that is set. Numbers are in the units of the column's value, both ends included. */
export type GridFilter =
  | { kind: 'text'; text: string }
  | { kind: 'number'; from: number | null; to: number | null }
  | { kind: 'choice'; values: readonly string[] };

/** How a visitor has arranged a grid. Plain data: it can be saved, written into a URL and sent to a server. Names are column ids. */
export type GridView = {
  /** The first one counts most. */
  sort: readonly TableSort[];
  filters: Readonly<Record<string, GridFilter>>;
  /** All columns in order, or none for the order in which they were given. */
  order: readonly string[];
  hidden: readonly string[];
  /** In rem. */
  widths: Readonly<Record<string, number>>;
  pinned: { readonly start: readonly string[]; readonly end: readonly string[] };
  groupBy: string | null;
};

/** The view of a grid that nobody has arranged. */
export const PLAIN_VIEW: GridView = {
  sort: [],
  filters: {},
  order: [],
  hidden: [],
  widths: {},
  pinned: { start: [], end: [] },
  groupBy: null,
};

/** Chosen rows by key: some, or all that the filters leave, also those that are not loaded. */
export type GridSelected = { kind: 'some'; keys: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> };

/** Uncontrolled with `defaultSelected`, controlled with `selected`. */
export type GridSelection<Row> = {
  selected?: GridSelected | undefined;
  defaultSelected?: GridSelected | undefined;
  onSelectedChange?: ((selected: GridSelected) => void) | undefined;
  selectAllLabel: string;
  /** The label of a row's checkbox: "Choose W 712/75". */
  labelFor: (row: Row) => string;
  /** "3 chosen", or "All 12,480 chosen", above the grid; announced when it changes. */
  countLabel: (count: number, isAll: boolean) => string;
  /** Actions for the chosen rows. */
  actions?: ReactNode;
};

/** Rows by index, from 0; `to` is not included. */
export type GridRows = { from: number; to: number };

/** The rows are on a server, which sorts and filters them. `rows` are some of them, in the order of the view. */
export type GridPaging = {
  /** How many rows the filters leave. */
  rowCount: number;
  /** The index of the first of `rows`. */
  firstIndex: number;
  /** These rows are about to be seen. Answer with `rows` that hold all of them; an answer to an older question may be left out. */
  onRowsNeeded: (rows: GridRows) => void;
};

/** The words of a grid. */
export type GridTexts = {
  /** The button that chooses columns. */
  columns: string;
  /** The button that shows the filters. */
  filters: string;
  clearFilters: string;
  /** The button of a column's menu: "Column Price". */
  columnMenu: (column: string) => string;
  pinStart: string;
  pinEnd: string;
  unpin: string;
  moveEarlier: string;
  moveLater: string;
  wider: string;
  narrower: string;
  hide: string;
  group: string;
  ungroup: string;
  /** The name of a filter's field: "Filter by number". */
  filter: (column: string) => string;
  /** The names of the ends of a range of numbers: "Price from". */
  from: (column: string) => string;
  to: (column: string) => string;
  /** On the button of a list of values where none is chosen: "Any". */
  any: string;
  /** Said after sorting: "Price, ascending". */
  sorted: (column: string, direction: SortDirection) => string;
  unsorted: string;
  /** The head of a group: "Moscow: 24". */
  groupLabel: (value: string, count: number) => string;
  /** The group of rows without a value. */
  noValue: string;
  /** Said after copying. */
  copied: (rows: number, columns: number) => string;
  /** The name of a row that has not arrived yet. */
  rowPending: string;
};
