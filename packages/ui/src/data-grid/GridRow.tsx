import { memo, type ReactElement } from 'react';
import { ChevronDown, ChevronForward } from '../icons.ts';
import type { GridEntry, ShownColumn } from './use-grid.ts';
import { ROLES } from '../table-roles.ts';

export type GridRowProps<Row> = {
  entry: GridEntry<Row>;
  /** From 0, and as screen readers count, heads included. */
  index: number;
  rowIndex: number;
  columns: readonly ShownColumn<Row>[];
  /** Whether the row is chosen; undefined where rows cannot be chosen. */
  isSelected: boolean | undefined;
  selectLabel: string | undefined;
  /** The column of the cell that Tab reaches, if it is in this row. The checkbox is a column. */
  activeColumn: number | undefined;
  /** The first and the last column of the range in this row. */
  rangeFrom: number | undefined;
  rangeTo: number | undefined;
  pendingLabel: string;
  groupLabel: string | undefined;
};

const ignore = () => undefined;

function Row<Data>(props: GridRowProps<Data>) {
  const { entry, index, rowIndex, columns, isSelected, activeColumn, rangeFrom, rangeTo } = props;
  const hasChecks = isSelected !== undefined;
  const first = hasChecks ? 1 : 0;
  const place = { ...ROLES.row, 'data-index': index, 'aria-rowindex': rowIndex } as const;

  if (entry.kind === 'group') {
    const tabIndex = activeColumn === undefined ? -1 : 0;
    return (
      <tr {...place} className="ps-grid-group-row">
        <td {...ROLES.gridCell} colSpan={columns.length + first}>
          <button
            type="button"
            className="ps-grid-group"
            data-key={entry.key}
            aria-expanded={entry.isOpen}
            {...{ tabIndex }}
          >
            {entry.isOpen ? <ChevronDown /> : <ChevronForward />}
            {props.groupLabel}
          </button>
        </td>
      </tr>
    );
  }
  const isIn = (column: number) => rangeFrom !== undefined && column >= rangeFrom && column <= (rangeTo ?? rangeFrom);
  return (
    <tr {...place} data-selected={isSelected || undefined}>
      {hasChecks ? (
        <td {...ROLES.gridCell} className="ps-table-check" data-pin="start" data-range={isIn(0) || undefined}>
          {entry.kind === 'row' ? (
            <label>
              <input
                type="checkbox"
                value={entry.key}
                aria-label={props.selectLabel}
                tabIndex={activeColumn === 0 ? 0 : -1}
                checked={isSelected}
                onChange={ignore}
              />
            </label>
          ) : null}
        </td>
      ) : null}
      {columns.map((column, position) => {
        const at = position + first;
        const Cell = column.isRowHeader && entry.kind === 'row' ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(Cell === 'th' ? ROLES.rowHeader : ROLES.gridCell)}
            tabIndex={activeColumn === at ? 0 : -1}
            aria-selected={isIn(at) || undefined}
            data-range={isIn(at) || undefined}
            {...cellLooks(column, position)}
          >
            {entry.kind === 'row' ? (
              column.cell(entry.row)
            ) : (
              <Pending label={position === 0 ? props.pendingLabel : ''} />
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

function Pending({ label }: { label: string }) {
  return (
    <>
      {label === '' ? null : <span className="ps-hidden">{label}</span>}
      <span className="ps-table-bone">{'\u00a0'}</span>
    </>
  );
}

/** The attributes of a cell that place it; the same in heads, filters and rows. */
export function cellLooks(
  { align, side }: Pick<ShownColumn<never>, 'align' | 'side'>,
  position: number,
): Record<string, unknown> {
  return {
    'data-align': align,
    'data-first': position === 0 ? '' : undefined,
    'data-pin': side,
    style: side ? { '--ps-pin': `var(--ps-pin-${position})` } : undefined,
  };
}

/** Memoised: moving in another row does not render it again. */
export const GridRow = memo(Row) as <Data>(props: GridRowProps<Data>) => ReactElement;
