import { Button } from '../button/Button.tsx';
import { Columns3 } from '../icons.ts';
import { Popover } from '../popover/Popover.tsx';
import type { DataColumn } from './table-model.ts';

type ColumnMenuProps<Row> = {
  label: string;
  columns: readonly DataColumn<Row>[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
};

/** Chooses the visible columns; at least one stays visible. */
export function ColumnMenu<Row>({ label, columns, hidden, onChange }: ColumnMenuProps<Row>) {
  const shownCount = columns.filter(({ id, isAlwaysShown }) => isAlwaysShown || !hidden.has(id)).length;
  const toggle = (id: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <Popover
      className="ps-table-columns"
      label={label}
      placement="below-end"
      trigger={
        <Button isBare size="small" icon={<Columns3 />}>
          {label}
        </Button>
      }
    >
      <fieldset aria-label={label}>
        {columns.map(({ id, label: name, isAlwaysShown }) => {
          const isShown = isAlwaysShown === true || !hidden.has(id);
          return (
            <label key={id}>
              <input
                type="checkbox"
                checked={isShown}
                disabled={isAlwaysShown === true || (isShown && shownCount === 1)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              {name}
            </label>
          );
        })}
      </fieldset>
    </Popover>
  );
}
