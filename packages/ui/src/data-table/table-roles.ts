/** What the elements of a table are anyway, said again: where rows are set as cards, Safari would forget it. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader' },
  columnHeader: { role: 'columnheader' },
} as const;
