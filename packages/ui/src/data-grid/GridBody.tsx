import { type ChangeEvent, type CSSProperties, Fragment, type MouseEvent, useRef } from 'react';
import { keysBetween } from '../data-table/row-selection.ts';
import type { Position } from './grid-keys.ts';
import type { GridSelected, GridSelection, GridTexts } from './grid-model.ts';
import type { CellRange } from './grid-range.ts';
import { isSelected, withSelected } from './grid-selection.ts';
import { GridRow } from './GridRow.tsx';
import { gaps } from './row-window.ts';
import type { Grid } from './use-grid.ts';
import type { useRowWindow } from './use-row-window.ts';
import { ROLES } from '../table-roles.ts';

type GridBodyProps<Row extends object> = {
  grid: Grid<Row>;
  /** The rows of heads above. */
  headCount: number;
  lines: { from: number; to: number; shown: ReturnType<typeof useRowWindow>['shown'] };
  active: Position;
  range: CellRange | undefined;
  selection: GridSelection<Row> | undefined;
  selected: GridSelected;
  onSelected: (selected: GridSelected) => void;
  texts: GridTexts;
};

/** The lines in view, the one with the focus, and the height of the others. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { grid, headCount, lines, active, range, selection, selected, onSelected, texts } = props;
  const lastKey = useRef<string>(undefined);
  const indexes = withLine(lines, active.row, grid.lineCount);
  const heights = lines.shown && gaps(indexes, lines.shown.shift, lines.shown.sizes);

  const onChange = (event: ChangeEvent<HTMLElement>) => {
    const box: unknown = event.target;
    if (!(box instanceof HTMLInputElement) || !box.closest('.ps-table-check')) return;
    const isRange = event.nativeEvent instanceof globalThis.MouseEvent && event.nativeEvent.shiftKey;
    const keys = isRange ? keysBetween(grid.keys, lastKey.current, box.value) : [box.value];
    lastKey.current = box.value;
    onSelected(withSelected(selected, keys, box.checked));
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const group = event.target instanceof Element ? event.target.closest<HTMLElement>('.ps-grid-group') : null;
    if (group?.dataset['key'] !== undefined) grid.toggleGroup(group.dataset['key']);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- handles events of the controls in all rows
    <tbody {...ROLES.group} onChange={onChange} onClick={onClick}>
      {indexes.map((index, position) => {
        const entry = grid.entryAt(index);
        const isInRange = range && index >= range.rows[0] && index <= range.rows[1];
        return (
          <Fragment key={index}>
            <Gap height={heights?.before[position]} />
            <GridRow
              entry={entry}
              index={index}
              rowIndex={index + 1 + headCount}
              columns={grid.columns}
              isSelected={selection && entry.kind === 'row' ? isSelected(selected, entry.key) : selection && false}
              selectLabel={entry.kind === 'row' ? selection?.labelFor(entry.row) : undefined}
              activeColumn={active.row === index ? active.column : undefined}
              rangeFrom={isInRange ? range.columns[0] : undefined}
              rangeTo={isInRange ? range.columns[1] : undefined}
              pendingLabel={texts.rowPending}
              groupLabel={
                entry.kind === 'group' ? texts.groupLabel(entry.value ?? texts.noValue, entry.count) : undefined
              }
            />
          </Fragment>
        );
      })}
      <Gap height={heights?.after} />
    </tbody>
  );
}

function Gap({ height = 0 }: { height: number | undefined }) {
  if (height === 0) return null;
  return <tr className="ps-table-gap" aria-hidden="true" style={{ '--ps-gap': `${height}px` } as CSSProperties} />;
}

/** The lines in view and the one with the focus, which stays in the document so that the focus is not lost. */
function withLine({ from, to }: { from: number; to: number }, line: number, count: number): number[] {
  const lines = Array.from({ length: to - from }, (_, offset) => from + offset);
  if (line < 0 || line >= count || (line >= from && line < to)) return lines;
  return line < from ? [line, ...lines] : [...lines, line];
}
