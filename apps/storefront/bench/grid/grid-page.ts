import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid, type GridColumn, type GridTexts } from '@partshop/ui';

type Row = { id: number; cells: readonly number[] };

const COLUMNS = 12;

const columns: GridColumn<Row>[] = Array.from({ length: COLUMNS }, (_, index) => ({
  id: `column-${index}`,
  label: `Column ${index}`,
  width: 9,
  align: index > 3 ? 'end' : 'start',
  cell: ({ cells }) => cells[index]?.toLocaleString('en'),
  value: ({ cells }) => cells[index] ?? 0,
  filter: { kind: 'number' },
}));

const texts: GridTexts = {
  columns: 'Columns',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  columnMenu: (column) => column,
  pinStart: 'Pin to the start',
  pinEnd: 'Pin to the end',
  unpin: 'Unpin',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  wider: 'Wider',
  narrower: 'Narrower',
  hide: 'Hide',
  group: 'Group',
  ungroup: 'Do not group',
  filter: (column) => column,
  from: (column) => column,
  to: (column) => column,
  any: 'Any',
  sorted: (column) => column,
  unsorted: 'Not sorted',
  groupLabel: (value) => value,
  noValue: 'None',
  copied: String,
  rowPending: 'Loading',
};

/** Shows a grid of so many rows in `#root`. */
export function showGrid(rows: number): void {
  const all = Array.from({ length: rows }, (_, id) => ({
    id,
    cells: Array.from({ length: COLUMNS }, (__, column) => (id * 7919 * (column + 1)) % 100_003),
  }));
  createRoot(document.querySelector('#root') as Element).render(
    h(DataGrid<Row>, {
      label: 'Bench',
      columns,
      rows: all,
      rowKey: ({ id }: Row) => String(id),
      texts,
      locale: 'en',
      maxHeight: '800px',
    }),
  );
}
