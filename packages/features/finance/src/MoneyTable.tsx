import type { ReactNode } from 'react';

export type MoneyColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  isSum?: true;
};

type MoneyTableProps<Row> = {
  /** The content of the table; its accessible name. */
  label: string;
  /** The first one names its row. On a phone a row is a card: its name and the sum beside it, then the other cells. */
  columns: readonly MoneyColumn<Row>[];
  rows: readonly (Row & { id: number })[];
};

/** Safari drops the roles of table elements that CSS displays as cards. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A page of documents and their sums. It has nothing to choose or sort, so it is plain HTML. */
export function MoneyTable<Row>({ label, columns, rows }: MoneyTableProps<Row>) {
  return (
    <table {...ROLES.table} aria-label={label}>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {columns.map(({ id, label: head, isSum }) => (
            <th key={id} {...ROLES.columnHeader} scope="col" data-column={id} data-sum={isSum}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map((row) => (
          <tr key={row.id} {...ROLES.row}>
            {columns.map(({ id, cell, isSum }, index) =>
              index === 0 ? (
                <th key={id} {...ROLES.rowHeader} scope="row" data-column={id}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} {...ROLES.cell} data-column={id} data-sum={isSum}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
