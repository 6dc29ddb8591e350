import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { selectionState } from '../data-table/row-selection.ts';
import type { TableLoading } from '../data-table/table-model.ts';
import { TableMessage, TablePlaceholder } from '../data-table/TableStates.tsx';
import { ROLES } from '../table-roles.ts';
import { useLocale } from '../ui-locale/use-locale.ts';
import { useControlled } from '../use-controlled.ts';
import { columnMenuItems } from './column-menu-items.ts';
import { columnSizes } from './column-sizes.ts';
import { copyOf } from './copy-text.ts';
import { dataGridRules } from './data-grid.styles.ts';
import { HEAD } from './grid-keys.ts';
import type { GridColumn, GridPaging, GridSelected, GridSelection, GridTexts, GridView } from './grid-model.ts';
import { ALL_SELECTED, NOTHING_SELECTED, selectedCount, withSelected } from './grid-selection.ts';
import { nextSorts, WIDTHS, wholeView, withFilter, withWidth } from './grid-view.ts';
import { GridBar } from './GridBar.tsx';
import { GridBody } from './GridBody.tsx';
import { GridFilters } from './GridFilters.tsx';
import { GridHead } from './GridHead.tsx';
import { useCells } from './use-cells.ts';
import { type Grid, type ShownColumn, useGrid } from './use-grid.ts';
import { useIsScripted } from './use-is-scripted.ts';
import { useResize } from './use-resize.ts';
import { useRowWindow } from './use-row-window.ts';
import { useRowsNeeded } from './use-rows-needed.ts';

export type DataGridProps<Row extends object> = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The content of the grid; its accessible name. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  /** A unique key per row that does not depend on the order. Pass the same function at each render. */
  rowKey: (row: Row) => string;
  texts: GridTexts;
  /** BCP 47; decides how texts are sorted and compared. */
  locale?: string | undefined;
  /** Uncontrolled with `defaultView`, controlled with `view`. What is missing in it is as in a plain view. */
  view?: Partial<GridView> | undefined;
  defaultView?: Partial<GridView> | undefined;
  /** Called with the whole view after each change, at each letter of a filter too. */
  onViewChange?: ((view: GridView) => void) | undefined;
  /** The rows come by pages from a server, which sorts and filters. */
  paging?: GridPaging | undefined;
  selection?: GridSelection<Row> | undefined;
  /** The URL of a view; makes the heads links, which sort without scripts. */
  hrefFor?: ((view: GridView) => string) | undefined;
  /** Shown above the grid, at the start. */
  toolbar?: ReactNode;
  /** @default 'compact' */
  density?: 'comfortable' | 'compact' | undefined;
  /** The grid scrolls inside this height, a CSS length, and its heads stay visible. */
  maxHeight?: string | undefined;
  /** Rows are loading: the grid is busy and shows its rows, or placeholders if there are none. */
  loading?: TableLoading | undefined;
  /** Shown if there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown instead of the rows: an `ErrorState` with an action. */
  error?: ReactNode;
  /** A grid with more rows draws only those in view. @default 100 */
  virtualAbove?: number | undefined;
  /** The number of rows of a long grid that the server renders. @default 50 */
  firstRowCount?: number | undefined;
};

const Root = styled.div`
  ${dataGridRules}
`;

function DataGridWithRef<Row extends object>(props: DataGridProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const { label, columns, rows, rowKey, texts, locale: ownLocale, hrefFor, selection, paging, ...others } = props;
  const {
    view: givenView,
    defaultView = {},
    onViewChange,
    toolbar,
    density = 'compact',
    maxHeight,
    ...states
  } = others;
  const { loading, empty, error, virtualAbove = 100, firstRowCount = 50, style, ...rest } = states;
  const locale = useLocale(ownLocale);
  const scrollRef = useRef<HTMLDivElement>(null);
  const [announced, announce] = useState<string>();

  const [storedView, storeView] = useControlled<Partial<GridView>>(givenView, defaultView, (next) =>
    onViewChange?.(wholeView(next, columns)),
  );
  const view = useMemo(() => wholeView(storedView, columns), [storedView, columns]);
  const [selected, setSelected] = useControlled<GridSelected>(
    selection?.selected,
    selection?.defaultSelected ?? NOTHING_SELECTED,
    selection?.onSelectedChange,
  );
  const setView = (next: GridView): void => {
    storeView(next);
    // "All" were all that the filters left.
    if (selected.kind === 'all' && next.filters !== view.filters) setSelected(NOTHING_SELECTED);
  };
  const grid = useGrid({ columns, rows, rowKey, locale, view, paging });
  const isScripted = useIsScripted();
  const [isFiltering, setFiltering] = useState(Object.keys(view.filters).length > 0);
  const canFilter = columns.some(({ filter }) => filter);
  const headCount = canFilter && isFiltering && isScripted ? 2 : 1;

  const first = selection ? 1 : 0;
  const isLong = paging !== undefined || grid.lineCount > virtualAbove;
  const window = useRowWindow(scrollRef, grid.lineCount, isLong);
  const lines = window.shown ?? { from: 0, to: isLong ? Math.min(firstRowCount, grid.lineCount) : grid.lineCount };
  useRowsNeeded(paging, lines, grid.loaded, view);

  const { resized, start: startResize } = useResize((id, width) => setView(withWidth(view, id, width)));
  const cells = useCells({
    scrollRef,
    lineCount: grid.lineCount,
    columnCount: grid.columns.length + first,
    showRow: window.showRow,
    onResize: (at, by) => {
      const column = grid.columns[at - first];
      if (!column) return;
      const width = view.widths[column.id] ?? column.width ?? WIDTHS.usual;
      setView(withWidth(view, column.id, width + by * WIDTHS.step));
    },
    textOf: ({ rows: copiedRows, columns: [from, to] }) => {
      const copy = copyOf(grid, { rows: copiedRows, columns: [from - first, to - first] });
      if (copy) announce(texts.copied(copy.rowCount, copy.columnCount));
      return copy?.text;
    },
  });

  const sort = (column: ShownColumn<Row>, isAdded: boolean): void => {
    const next = nextSorts(view.sort, column, isAdded);
    setView({ ...view, sort: next });
    const direction = next.find(({ columnId }) => columnId === column.id)?.direction;
    announce(direction ? texts.sorted(column.label, direction) : texts.unsorted);
  };
  const sizes = columnSizes(
    grid.columns,
    resized ? { ...view.widths, [resized.id]: resized.width } : view.widths,
    selection !== undefined,
  );
  const count = selection ? selectedCount(selected, grid.rowCount) : 0;
  const message = error ?? (grid.lineCount === 0 && !loading ? empty : undefined);
  const sizeStyle = isScripted ? { '--ps-table-height': maxHeight, ...sizes.table } : {};

  return (
    <Root
      ref={ref}
      {...rest}
      style={{ ...sizeStyle, ...style }}
      data-ui="DataGrid"
      data-density={density}
      data-virtual=""
      data-filters={headCount === 2 ? '' : undefined}
      data-resizing={resized ? '' : undefined}
    >
      <GridBar
        columns={columns}
        view={view}
        onView={setView}
        texts={texts}
        toolbar={toolbar}
        chosen={
          selection && {
            label: count > 0 ? selection.countLabel(count, isAll(selected, grid)) : undefined,
            actions: selection.actions,
          }
        }
        filters={canFilter ? { isOpen: isFiltering, onToggle: () => setFiltering(!isFiltering) } : undefined}
      />
      <p role="status" className="ps-hidden">
        {loading?.label}
      </p>
      <p role="status" className="ps-hidden">
        {announced}
      </p>
      <div ref={scrollRef} className="ps-table-scroll">
        <table
          {...ROLES.grid}
          aria-label={label}
          aria-busy={loading ? true : undefined}
          aria-multiselectable
          aria-rowcount={grid.lineCount + headCount}
          {...cells.handlers}
        >
          <colgroup>
            {selection ? <col className="ps-table-check" /> : null}
            {grid.columns.map(({ id }, position) => (
              <col
                key={id}
                {...(isScripted ? { style: sizes.columns[position] } : { width: sizes.pixels[position] })}
              />
            ))}
          </colgroup>
          <thead {...ROLES.group}>
            <GridHead
              columns={grid.columns}
              texts={texts}
              sorts={view.sort}
              activeColumn={cells.active.row === HEAD ? cells.active.column : undefined}
              hrefFor={hrefFor && ((column) => hrefFor({ ...view, sort: nextSorts(view.sort, column, false) }))}
              onSort={sort}
              onResize={(event, { id, side }) => startResize(event, id, side)}
              menuOf={(column) =>
                columnMenuItems({
                  column,
                  view,
                  onView: setView,
                  texts,
                  isLast: grid.columns.length === 1,
                  hasGroups: paging === undefined,
                })
              }
              selectAll={
                selection && {
                  label: selection.selectAllLabel,
                  state: stateOf(selected, grid),
                  onToggle: (isChosen) => setSelected(allChosen(selected, grid.keys, isChosen, paging !== undefined)),
                }
              }
            />
            {headCount === 2 ? (
              <GridFilters
                columns={grid.columns}
                hasChecks={selection !== undefined}
                filters={view.filters}
                texts={texts}
                onFilter={(id, filter) => setView(withFilter(view, id, filter))}
              />
            ) : null}
          </thead>
          {message ? (
            <TableMessage columnCount={grid.columns.length + first}>{message}</TableMessage>
          ) : loading && grid.lineCount === 0 ? (
            <TablePlaceholder columns={grid.columns} hasSelection={selection !== undefined} loading={loading} />
          ) : (
            <GridBody
              {...{ grid, headCount, selection, selected, texts }}
              lines={{ from: lines.from, to: lines.to, shown: window.shown }}
              active={cells.active}
              range={cells.range}
              onSelected={setSelected}
            />
          )}
        </table>
      </div>
    </Root>
  );
}

/** Whether all rows that the filters leave are chosen, loaded or not. */
function isAll<Row extends object>(selected: GridSelected, grid: Grid<Row>): boolean {
  return stateOf(selected, grid) === 'all';
}

function stateOf<Row extends object>(selected: GridSelected, { keys }: Grid<Row>): 'all' | 'some' | 'none' {
  if (selected.kind === 'some') return selectionState(selected.keys, keys);
  return selected.except.size === 0 ? 'all' : 'some';
}

/** The selection after the box of all rows was pressed. Rows by pages are chosen without being named. */
function allChosen(selected: GridSelected, keys: readonly string[], isChosen: boolean, isPaged: boolean): GridSelected {
  if (isPaged) return isChosen ? ALL_SELECTED : NOTHING_SELECTED;
  return withSelected(selected, keys, isChosen);
}

type DataGridComponent = <Row extends object>(
  props: DataGridProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement;

/**
 * Wide data to work in: columns that are arranged, several orders, filters, groups, ranges to copy. Rows are all here, or come by pages
 * from a server. The server renders the first rows, which can be read, and sorted by links, without scripts.
 */
export const DataGrid = forwardRef(DataGridWithRef) as DataGridComponent;
