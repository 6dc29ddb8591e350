import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { dataTableRules } from './data-table.styles.ts';
import type {
  DataColumn,
  TableColumnChoice,
  TableLoading,
  TableSelection,
  TableSort,
  TableSorting,
} from './table-model.ts';
import { TableBar } from './TableBar.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableFoot, TableMessage, TablePlaceholder } from './TableStates.tsx';
import { useTable } from './use-table.ts';
import { ROLES } from '../table-roles.ts';
import { useLocale } from '../ui-locale/use-locale.ts';

export type DataTableProps<Row> = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The content of the table; its accessible name. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** A unique key per row that does not depend on the order. Pass the same function at each render. */
  rowKey: (row: Row) => string;
  /** BCP 47; decides how texts are sorted. */
  locale?: string | undefined;
  sorting?: TableSorting | undefined;
  selection?: TableSelection<Row> | undefined;
  columnChoice?: TableColumnChoice | undefined;
  /** Shown above the table, at the start. */
  toolbar?: ReactNode;
  /** @default 'comfortable' */
  density?: 'comfortable' | 'compact' | undefined;
  /** Keeps the first column visible while the others scroll. */
  isFirstColumnSticky?: boolean | undefined;
  /** On a phone, `cards` shows each row on two lines; `scroll` keeps the table, for columns to compare. @default 'cards' */
  phoneLayout?: 'cards' | 'scroll' | undefined;
  /** The table scrolls inside this height, a CSS length, and its head and totals stay visible. Long tables always have one. */
  maxHeight?: string | undefined;
  /** Rows are loading: the table is busy and shows its rows, or placeholders if there are none. */
  loading?: TableLoading | undefined;
  /** Shown if there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown instead of the rows: an `ErrorState` with an action. */
  error?: ReactNode;
  /** A table with more rows renders only the visible ones, by a module that loads on demand. @default 200 */
  virtualAbove?: number | undefined;
  /** The number of rows of a long table that the server renders. @default 50 */
  firstRowCount?: number | undefined;
};

const Root = styled.div`
  ${dataTableRules}
`;

/** The default width of a column in rem, where all columns need a width. */
const DEFAULT_WIDTH = 9;

function DataTableWithRef<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    locale: ownLocale,
    sorting,
    selection,
    columnChoice,
    toolbar,
    ...looks
  } = props;
  const locale = useLocale(ownLocale);
  const { density = 'comfortable', phoneLayout = 'cards', isFirstColumnSticky, maxHeight, ...states } = looks;
  const { loading, empty, error, virtualAbove = 200, firstRowCount = 50, style, ...rest } = states;
  const scrollRef = useRef<HTMLDivElement>(null);
  const table = useTable({ columns, rows, rowKey, locale, sorting, selection, columnChoice });
  const [announced, setAnnounced] = useState<string>();
  const sortAndSay = (sort: TableSort): void => {
    table.setSort(sort);
    setAnnounced(orderText(sort, columns, sorting));
  };
  const isVirtual = rows.length > virtualAbove;
  const columnCount = table.columns.length + (selection ? 1 : 0);
  const width = table.columns.reduce((sum, column) => sum + (column.width ?? DEFAULT_WIDTH), 0);
  const sizes = { '--ps-table-height': maxHeight, '--ps-table-width': `${width}rem` };
  const message = error ?? (rows.length === 0 && !loading ? empty : undefined);
  const shared = { columns: table.columns, hasSelection: selection !== undefined };

  return (
    <Root
      ref={ref}
      {...rest}
      style={{ ...sizes, ...style }}
      data-ui="DataTable"
      data-density={density}
      data-phone={phoneLayout}
      data-virtual={isVirtual ? '' : undefined}
      data-sticky-column={isFirstColumnSticky ? '' : undefined}
    >
      <TableBar {...{ table, columns, toolbar, sorting, selection, columnChoice }} onSort={sortAndSay} />
      {loading ? (
        <p role="status" className="ps-hidden">
          {loading.label}
        </p>
      ) : null}
      {sorting ? (
        <p role="status" className="ps-hidden">
          {announced}
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={scrollRef} className="ps-table-scroll" role="group" tabIndex={0}>
        <table
          {...ROLES.table}
          aria-label={label}
          aria-busy={loading ? true : undefined}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        >
          <colgroup>
            {selection ? <col className="ps-table-check" /> : null}
            {table.columns.map((column) => (
              <col key={column.id} style={columnStyle(column.width)} />
            ))}
          </colgroup>
          <TableHead
            columns={table.columns}
            isCounted={isVirtual}
            sort={table.sort}
            sorting={sorting}
            onSort={sortAndSay}
            selectAll={
              selection && { label: selection.selectAllLabel, state: table.selectionState, onToggle: table.toggleAll }
            }
          />
          {message ? (
            <TableMessage columnCount={columnCount}>{message}</TableMessage>
          ) : loading && rows.length === 0 ? (
            <TablePlaceholder {...shared} loading={loading} />
          ) : (
            <TableBody {...{ table, selection, isVirtual, firstRowCount, scrollRef }} />
          )}
          {message || rows.length === 0 ? null : <TableFoot {...shared} rows={table.rows} />}
        </table>
      </div>
    </Root>
  );
}

/** "Price, ascending". */
function orderText<Row>(
  { columnId, direction }: TableSort,
  columns: readonly DataColumn<Row>[],
  sorting: TableSorting | undefined,
): string {
  const name = columns.find(({ id }) => id === columnId)?.label;
  return `${name}, ${direction === 'ascending' ? sorting?.ascendingLabel : sorting?.descendingLabel}`;
}

function columnStyle(width: number | undefined): CSSProperties | undefined {
  return width === undefined ? undefined : ({ '--ps-column': `${width}rem` } as CSSProperties);
}

type DataTableComponent = <Row>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement;

/**
 * Rows to compare, sort and select. A table of up to a few hundred rows is plain HTML; a longer one renders visible rows only. The
 * server renders the first rows of a long table, which are readable before scripts and without them.
 */
export const DataTable = forwardRef(DataTableWithRef) as DataTableComponent;
