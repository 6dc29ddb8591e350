/** Repeats the native roles of table elements, because Safari drops them if CSS displays rows as cards. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader' },
  columnHeader: { role: 'columnheader' },
} as const;
