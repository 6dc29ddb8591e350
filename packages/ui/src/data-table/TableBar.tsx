import type { ReactNode } from 'react';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { DataColumn, TableColumnChoice, TableSelection, TableSort, TableSorting } from './table-model.ts';
import type { Table } from './use-table.ts';

type TableBarProps<Row> = {
  table: Table<Row>;
  columns: readonly DataColumn<Row>[];
  toolbar: ReactNode;
  sorting: TableSorting | undefined;
  selection: TableSelection<Row> | undefined;
  columnChoice: TableColumnChoice | undefined;
};

/** The bar above the table: the page's content, the selection, the order (on phones) and the column menu. */
export function TableBar<Row>({ table, columns, toolbar, sorting, selection, columnChoice }: TableBarProps<Row>) {
  if (!toolbar && !sorting && !selection && !columnChoice) return null;
  const count = table.selected.size;
  return (
    <div className="ps-table-bar" data-only-sort={toolbar || selection || columnChoice ? undefined : ''}>
      {toolbar ? <div className="ps-table-toolbar">{toolbar}</div> : null}
      {selection ? (
        <div className="ps-table-selection">
          <span role="status">{count > 0 ? selection.countLabel(count) : null}</span>
          {count > 0 ? selection.actions : null}
        </div>
      ) : null}
      {sorting ? (
        <SortChoice columns={table.columns} sorting={sorting} sort={table.sort} onSort={table.setSort} />
      ) : null}
      {columnChoice ? (
        <ColumnMenu label={columnChoice.label} columns={columns} hidden={table.hidden} onChange={table.setHidden} />
      ) : null}
    </div>
  );
}

type SortChoiceProps<Row> = {
  columns: readonly DataColumn<Row>[];
  sorting: TableSorting;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
};

/** The order as a select field, for phones where rows are cards without heads. */
function SortChoice<Row>({ columns, sorting, sort, onSort }: SortChoiceProps<Row>) {
  const sortable = columns.filter(({ sortValue }) => sortValue);
  return (
    <label className="ps-table-order">
      <span className="ps-hidden">{sorting.label}</span>
      <select
        value={sort ? `${sort.direction} ${sort.columnId}` : ''}
        onChange={(event) => {
          const [direction, ...columnId] = event.target.value.split(' ');
          onSort({ columnId: columnId.join(' '), direction: direction === 'descending' ? direction : 'ascending' });
        }}
      >
        {sort ? null : <option value="">—</option>}
        {sortable.flatMap(({ id, label: name }) =>
          (['ascending', 'descending'] as const).map((direction) => (
            <option key={`${direction} ${id}`} value={`${direction} ${id}`}>
              {`${name}, ${direction === 'ascending' ? sorting.ascendingLabel : sorting.descendingLabel}`}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
