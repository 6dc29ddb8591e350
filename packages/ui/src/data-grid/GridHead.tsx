import type { MouseEvent, PointerEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { SelectAll, type SelectAllProps } from '../data-table/SelectAll.tsx';
import { SortIcon } from '../data-table/SortIcon.tsx';
import type { TableSort } from '../data-table/table-model.ts';
import { Ellipsis } from '../icons.ts';
import { Menu, type MenuSection } from '../menu/Menu.tsx';
import type { GridTexts } from './grid-model.ts';
import { isSortable } from './grid-view.ts';
import { cellLooks } from './GridRow.tsx';
import type { ShownColumn } from './use-grid.ts';
import { useIsScripted } from './use-is-scripted.ts';
import { ROLES } from '../table-roles.ts';

type HeadActions<Row> = {
  texts: GridTexts;
  sorts: readonly TableSort[];
  hrefFor: ((column: ShownColumn<Row>) => string) | undefined;
  onSort: (column: ShownColumn<Row>, isAdded: boolean) => void;
  onResize: (event: PointerEvent<HTMLElement>, column: ShownColumn<Row>) => void;
  menuOf: (column: ShownColumn<Row>) => readonly MenuSection[];
};

type GridHeadProps<Row> = HeadActions<Row> & {
  columns: readonly ShownColumn<Row>[];
  /** The column that Tab reaches, if it is a head. */
  activeColumn: number | undefined;
  selectAll: Omit<SelectAllProps, 'tabIndex'> | undefined;
};

/** The heads: each sorts its column, has a menu, and an edge to drag. */
export function GridHead<Row>({ columns, activeColumn, selectAll, ...actions }: GridHeadProps<Row>) {
  const isScripted = useIsScripted();
  const first = selectAll ? 1 : 0;
  // Without scripts no arrow key leads to a head, so Tab does.
  const tabIndexOf = (column: number) => (isScripted ? (activeColumn === column ? 0 : -1) : undefined);
  return (
    <tr {...ROLES.row} aria-rowindex={1} className="ps-grid-heads">
      {selectAll ? (
        <td {...ROLES.gridCell} className="ps-table-check" data-pin="start">
          <SelectAll {...selectAll} tabIndex={tabIndexOf(0)} />
        </td>
      ) : null}
      {columns.map((column, position) => (
        <Head
          key={column.id}
          {...actions}
          column={column}
          position={position}
          tabIndex={tabIndexOf(position + first)}
          hasMenu={isScripted}
        />
      ))}
    </tr>
  );
}

type HeadProps<Row> = HeadActions<Row> & {
  column: ShownColumn<Row>;
  position: number;
  tabIndex: number | undefined;
  hasMenu: boolean;
};

function Head<Row>({ column, position, tabIndex, hasMenu, ...actions }: HeadProps<Row>) {
  const { texts, sorts, onResize, menuOf } = actions;
  const sort = sorts.find(({ columnId }) => columnId === column.id);
  const canSort = isSortable(column);
  return (
    <th
      {...ROLES.columnHeader}
      scope="col"
      tabIndex={canSort ? undefined : tabIndex}
      aria-sort={sort?.direction}
      {...cellLooks(column, position)}
    >
      <div className="ps-grid-head">
        {canSort ? (
          <SortControl {...actions} column={column} sort={sort} tabIndex={tabIndex} />
        ) : (
          <span className="ps-grid-name">{column.label}</span>
        )}
        {hasMenu ? (
          <Menu
            label={texts.columnMenu(column.label)}
            placement="below-end"
            trigger={
              <IconButton isBare size="small" tabIndex={-1} label={texts.columnMenu(column.label)}>
                <Ellipsis />
              </IconButton>
            }
            items={() => menuOf(column)}
          />
        ) : null}
      </div>
      <span aria-hidden="true" className="ps-grid-edge" onPointerDown={(event) => onResize(event, column)} />
    </th>
  );
}

type SortControlProps<Row> = Pick<HeadActions<Row>, 'sorts' | 'hrefFor' | 'onSort'> & {
  column: ShownColumn<Row>;
  sort: TableSort | undefined;
  tabIndex: number | undefined;
};

/** A button, or a link for pages without scripts if orders have URLs. */
function SortControl<Row>({ column, sorts, sort, hrefFor, onSort, tabIndex }: SortControlProps<Row>) {
  const href = hrefFor?.(column);
  const press = (event: MouseEvent<HTMLElement>) => {
    // A new tab is the browser's.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSort(column, event.shiftKey);
  };
  const content = (
    <>
      <span className="ps-grid-name">{column.label}</span>
      <SortIcon direction={sort?.direction} />
      {sort && sorts.length > 1 ? <span className="ps-grid-order">{sorts.indexOf(sort) + 1}</span> : null}
    </>
  );
  const common = { className: 'ps-table-sort', tabIndex, onClick: press };
  return href === undefined ? (
    <button type="button" {...common}>
      {content}
    </button>
  ) : (
    <a href={href} {...common}>
      {content}
    </a>
  );
}
