import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { dataTableRules } from './data-table.styles.ts';
import type { DataColumn, TableColumnChoice, TableLoading, TableSelection, TableSorting } from './table-model.ts';
import { TableBar } from './TableBar.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableFoot, TableMessage, TablePlaceholder } from './TableStates.tsx';
import { useTable } from './use-table.ts';
import { ROLES } from './table-roles.ts';

export type DataTableProps<Row> = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** What the table is of; names it for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Tells a row from the others, also after sorting: pass the same function each time. */
  rowKey: (row: Row) => string;
  /** BCP 47; the order of texts depends on it. */
  locale: string;
  sorting?: TableSorting | undefined;
  selection?: TableSelection<Row> | undefined;
  columnChoice?: TableColumnChoice | undefined;
  /** Stands above the table, at the start. */
  toolbar?: ReactNode;
  /** @default 'comfortable' */
  density?: 'comfortable' | 'compact' | undefined;
  /** Keeps the first column in sight while the others scroll past. */
  isFirstColumnSticky?: boolean | undefined;
  /** On a phone, rows become cards; or the table scrolls sideways, where columns must be compared. @default 'cards' */
  phoneLayout?: 'cards' | 'scroll' | undefined;
  /** The table scrolls inside this height, a CSS length, and keeps its head and totals in sight. Long tables have one anyway. */
  maxHeight?: string | undefined;
  /** Rows are on their way: placeholders stand in for the first ones; rows already there stay, and the table is busy. */
  loading?: TableLoading | undefined;
  /** Shown where there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown instead of the rows: an `ErrorState` with the way on. */
  error?: ReactNode;
  /** With more rows than this, only those in sight are drawn, by a module of its own. @default 200 */
  virtualAbove?: number | undefined;
  /** How many rows of a long table the server writes. @default 50 */
  firstRowCount?: number | undefined;
};

const Root = styled.div`
  ${dataTableRules}
`;

/** In rem, of a column that does not say its width, where all widths must be known. */
const DEFAULT_WIDTH = 9;

function DataTableWithRef<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const { label, columns, rows, rowKey, locale, sorting, selection, columnChoice, toolbar, ...looks } = props;
  const { density = 'comfortable', phoneLayout = 'cards', isFirstColumnSticky, maxHeight, ...states } = looks;
  const { loading, empty, error, virtualAbove = 200, firstRowCount = 50, style, ...rest } = states;
  const scrollRef = useRef<HTMLDivElement>(null);
  const table = useTable({ columns, rows, rowKey, locale, sorting, selection, columnChoice });
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
      <TableBar {...{ table, columns, toolbar, sorting, selection, columnChoice }} />
      {loading ? (
        <p role="status" className="ps-hidden">
          {loading.label}
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
      <div ref={scrollRef} className="ps-table-scroll" role="region" aria-label={label} tabIndex={0}>
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
            onSort={table.setSort}
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

function columnStyle(width: number | undefined): CSSProperties | undefined {
  return width === undefined ? undefined : ({ '--ps-column': `${width}rem` } as CSSProperties);
}

type DataTableComponent = <Row>(props: DataTableProps<Row> & RefAttributes<HTMLDivElement>) => ReactElement;

/**
 * Rows to compare, sort and choose from. Up to some hundred rows it is a plain table; above that, it draws only the rows in
 * sight. A server writes the first page of rows, which can be read before scripts and without them.
 */
export const DataTable = forwardRef(DataTableWithRef) as DataTableComponent;
