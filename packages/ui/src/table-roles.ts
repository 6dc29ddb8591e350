/** Repeats the native roles of table elements, because Safari drops them if CSS displays rows as cards. */
export const ROLES = {
  table: { role: 'table' },
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  gridCell: { role: 'gridcell' },
  rowHeader: { role: 'rowheader' },
  columnHeader: { role: 'columnheader' },
} as const;
