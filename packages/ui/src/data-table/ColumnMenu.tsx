import { Button } from '../button/Button.tsx';
import { Columns3 } from '../icons.ts';
import { CheckPopover } from './CheckPopover.tsx';
import type { DataColumn } from './table-model.ts';

type ColumnMenuProps = {
  label: string;
  columns: readonly Pick<DataColumn<never>, 'id' | 'label' | 'isAlwaysShown'>[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
};

/** Chooses the visible columns; at least one stays visible. */
export function ColumnMenu({ label, columns, hidden, onChange }: ColumnMenuProps) {
  const isShown = ({ id, isAlwaysShown }: ColumnMenuProps['columns'][number]) =>
    isAlwaysShown === true || !hidden.has(id);
  const shownCount = columns.filter((column) => isShown(column)).length;
  const toggle = (id: string, isChecked: boolean) => {
    const next = new Set(hidden);
    if (isChecked) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <CheckPopover
      label={label}
      trigger={
        <Button isBare size="small" icon={<Columns3 />}>
          {label}
        </Button>
      }
      items={columns.map((column) => ({
        id: column.id,
        label: column.label,
        isChecked: isShown(column),
        disabled: column.isAlwaysShown === true || (isShown(column) && shownCount === 1),
      }))}
      onCheck={toggle}
    />
  );
}
