import type { ReactNode } from 'react';
import { useHref } from '@partshop/features/core';
import { ArrowDown, ArrowUp } from '@partshop/ui';

export type SalesColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
};

/** How the rows are sorted, and the address of another order. */
export type SalesSorting = {
  column: string;
  direction: 'asc' | 'desc';
  pathFor: (column: string, direction: 'asc' | 'desc') => string;
};

type SalesTableProps<Row> = {
  /** The content of the table; its accessible name. */
  label: string;
  /** The first one names its row, and is not sorted by; the others hold figures. */
  columns: readonly SalesColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sorting?: SalesSorting;
};

/** A table of figures that scrolls sideways where it is too wide. Plain HTML: the server has sorted it, and its heads are links. */
export function SalesTable<Row>({ label, columns, rows, rowKey, sorting }: SalesTableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="table" role="group" tabIndex={0} aria-label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, label: head }, index) => (
              <Head key={id} id={id} label={head} sorting={index > 0 ? sorting : undefined} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell }, index) =>
                index === 0 ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = { id: string; label: string; sorting: SalesSorting | undefined };

/** A head sorts by its column, the most first; once more the other way round. */
function Head({ id, label, sorting }: HeadProps) {
  const href = useHref();
  if (!sorting) return <th scope="col">{label}</th>;
  const now = sorting.column === id ? sorting.direction : null;
  return (
    <th scope="col" aria-sort={now === null ? undefined : now === 'asc' ? 'ascending' : 'descending'}>
      <a href={href(sorting.pathFor(id, now === 'desc' ? 'asc' : 'desc'))}>
        {label}
        {now === null ? null : now === 'asc' ? <ArrowUp /> : <ArrowDown />}
      </a>
    </th>
  );
}
