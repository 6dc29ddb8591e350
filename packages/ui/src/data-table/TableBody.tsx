import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { focusControl, focusedControl, focusWhenDrawn, targetRow } from './row-focus.ts';
import type { TableSelection } from './table-model.ts';
import { TableRow } from './TableRow.tsx';
import type { Table } from './use-table.ts';
import type { RowWindow } from './VirtualRows.tsx';
import { ROLES } from '../table-roles.ts';

/** The component for the rows of a long table, loaded on demand. */
type LongTable = { Rows: (typeof import('./VirtualRows.tsx'))['VirtualRows'] };

type TableBodyProps<Row> = {
  table: Table<Row>;
  selection: TableSelection<Row> | undefined;
  isVirtual: boolean;
  firstRowCount: number;
  scrollRef: RefObject<HTMLElement | null>;
};

/** All rows; for a long table the first rows, until the module for long tables has loaded. */
export function TableBody<Row>({ table, selection, isVirtual, firstRowCount, scrollRef }: TableBodyProps<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const windowRef = useRef<RowWindow>(null);
  const longTable = useLongTable(isVirtual);
  const { rows, keys, columns, selected } = table;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const body = bodyRef.current;
    const from = focusedControl(event.target);
    const row = from && targetRow(event, from.row, rows.length);
    if (!body || !from || row === undefined) return;
    event.preventDefault();
    windowRef.current?.scrollTo(row);
    focusWhenDrawn(() => focusControl(body, { ...from, row }));
  };

  const onChange = (event: ChangeEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.closest('.ps-table-check')) {
      table.onRowToggle(event as ChangeEvent<HTMLInputElement>);
    }
  };

  const propsOf = (row: Row, index: number) => {
    const key = keys[index] ?? '';
    const isSelected = selected.has(key);
    return {
      row,
      rowKey: key,
      index,
      columns,
      isCounted: isVirtual,
      selection: selection && { isSelected, label: selection.labelFor(row), name: selection.name },
    };
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events of the controls in all rows
    <tbody ref={bodyRef} {...ROLES.group} onKeyDown={onKeyDown} onChange={onChange}>
      {longTable ? (
        <longTable.Rows
          ref={windowRef}
          scrollRef={scrollRef}
          keys={keys}
          renderRow={(index, measure) => {
            const row = rows[index];
            return row === undefined ? null : <TableRow key={keys[index]} ref={measure} {...propsOf(row, index)} />;
          }}
        />
      ) : (
        rows
          .slice(0, isVirtual ? firstRowCount : undefined)
          .map((row, index) => <TableRow key={keys[index]} {...propsOf(row, index)} />)
      )}
    </tbody>
  );
}

/** The module for long tables, loaded on demand; undefined until then, for short tables and on the server. */
function useLongTable(isVirtual: boolean): LongTable | undefined {
  const [loaded, setLoaded] = useState<LongTable>();
  useEffect(() => {
    if (!isVirtual) return;
    let isWanted = true;
    void import('./VirtualRows.tsx').then(({ VirtualRows }) =>
      isWanted ? setLoaded({ Rows: VirtualRows }) : undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isVirtual]);
  return isVirtual ? loaded : undefined;
}
