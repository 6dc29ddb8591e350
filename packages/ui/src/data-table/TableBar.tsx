import type { ReactNode } from 'react';
import { SelectField } from '../select-field/SelectField.tsx';
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
  onSort: (sort: TableSort) => void;
};

/** The bar above the table: the page's content, the selection, the order (on phones) and the column menu. */
export function TableBar<Row>({
  table,
  columns,
  toolbar,
  sorting,
  selection,
  columnChoice,
  onSort,
}: TableBarProps<Row>) {
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
      {sorting ? <SortChoice columns={table.columns} sorting={sorting} sort={table.sort} onSort={onSort} /> : null}
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
  const options = sortable.flatMap(({ id, label: name }) =>
    DIRECTIONS.map((direction) => ({
      value: `${direction} ${id}`,
      label: `${name}, ${direction === 'ascending' ? sorting.ascendingLabel : sorting.descendingLabel}`,
    })),
  );
  return (
    <SelectField
      className="ps-table-order"
      label={sorting.label}
      isLabelHidden
      name="order"
      // No part of a form around the table.
      form=""
      placeholder={sort ? undefined : '—'}
      items={options}
      value={sort ? `${sort.direction} ${sort.columnId}` : ''}
      onChange={(event) => {
        const [direction, ...columnId] = event.target.value.split(' ');
        onSort({ columnId: columnId.join(' '), direction: direction === 'descending' ? direction : 'ascending' });
      }}
    />
  );
}

const DIRECTIONS = ['ascending', 'descending'] as const;
