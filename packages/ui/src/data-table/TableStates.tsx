import type { ReactNode } from 'react';
import type { DataColumn, TableLoading } from './table-model.ts';
import { ROLES } from '../table-roles.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The empty or error state, in place of the rows. */
export function TableMessage({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tbody {...ROLES.group}>
      <tr {...ROLES.row}>
        <td {...ROLES.cell} className="ps-table-message" colSpan={columnCount}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}

type TablePlaceholderProps = {
  columns: readonly Pick<DataColumn<never>, 'id' | 'align'>[];
  hasSelection: boolean;
  loading: TableLoading;
};

/** Placeholder rows while the first rows load. */
export function TablePlaceholder({ columns, hasSelection, loading }: TablePlaceholderProps) {
  return (
    <tbody aria-hidden="true" className="ps-table-placeholder">
      {Array.from({ length: loading.rowCount ?? 8 }, (_, index) => (
        <tr key={index}>
          {hasSelection ? <td className="ps-table-check">{NO_BREAK_SPACE}</td> : null}
          {columns.map(({ id, align }) => (
            <td key={id} data-align={align}>
              <span className="ps-table-bone">{NO_BREAK_SPACE}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type TableFootProps<Row> = { columns: readonly DataColumn<Row>[]; rows: readonly Row[]; hasSelection: boolean };

/** The footer row, if a column has a total. */
export function TableFoot<Row>({ columns, rows, hasSelection }: TableFootProps<Row>) {
  if (columns.every(({ footer }) => !footer)) return null;
  return (
    <tfoot {...ROLES.group}>
      <tr {...ROLES.row}>
        {hasSelection ? <td {...ROLES.cell} className="ps-table-check" /> : null}
        {columns.map(({ id, label: name, align, footer }) => (
          <td key={id} {...ROLES.cell} data-align={align} data-label={name}>
            {footer?.(rows)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
