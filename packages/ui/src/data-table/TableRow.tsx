import { forwardRef, memo, type ReactElement, type RefAttributes } from 'react';
import type { DataColumn } from './table-model.ts';
import { ROLES } from '../table-roles.ts';

export type TableRowProps<Row> = {
  row: Row;
  rowKey: string;
  /** From 0, in the displayed order. */
  index: number;
  columns: readonly DataColumn<Row>[];
  /** Whether the row announces its position, because not all rows are in the document. */
  isCounted: boolean;
  selection?: { isSelected: boolean; label: string; name: string | undefined } | undefined;
};

const ignore = () => undefined;

function TableRowWithRef<Row>(
  { row, rowKey, index, columns, isCounted, selection }: TableRowProps<Row>,
  ref: React.ForwardedRef<HTMLTableRowElement>,
) {
  return (
    <tr
      ref={ref}
      {...ROLES.row}
      data-index={index}
      aria-rowindex={isCounted ? index + 2 : undefined}
      data-selected={selection?.isSelected || undefined}
    >
      {selection ? (
        <td {...ROLES.cell} className="ps-table-check">
          <label>
            <input
              type="checkbox"
              name={selection.name}
              value={rowKey}
              aria-label={selection.label}
              checked={selection.isSelected}
              onChange={ignore}
            />
          </label>
        </td>
      ) : null}
      {columns.map((column) => {
        const cellProps = { 'data-align': column.align, 'data-card': column.inCard };
        return column.isRowHeader ? (
          <th key={column.id} {...ROLES.rowHeader} scope="row" {...cellProps}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} {...ROLES.cell} {...cellProps}>
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

type TableRowComponent = <Row>(props: TableRowProps<Row> & RefAttributes<HTMLTableRowElement>) => ReactElement;

/** Memoised: selecting another row does not render it again. */
export const TableRow = memo(forwardRef(TableRowWithRef), (before, after) => {
  const { selection: was, ...restBefore } = before;
  const { selection: is, ...restAfter } = after;
  const isSame = was?.isSelected === is?.isSelected && was?.label === is?.label && was?.name === is?.name;
  return (
    isSame && (Object.keys(restAfter) as (keyof typeof restAfter)[]).every((key) => restBefore[key] === restAfter[key])
  );
}) as unknown as TableRowComponent;
