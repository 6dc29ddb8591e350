import type { PopoverTrigger } from '../anchored/popover-trigger.ts';
import { Popover } from '../popover/Popover.tsx';

type CheckItem = { id: string; label: string; isChecked: boolean; disabled?: boolean | undefined };

type CheckPopoverProps = {
  /** The accessible name of the panel and of the group in it. */
  label: string;
  trigger: PopoverTrigger;
  items: readonly CheckItem[];
  onCheck: (id: string, isChecked: boolean) => void;
};

/** A list of checkboxes behind a button of a table. */
export function CheckPopover({ label, trigger, items, onCheck }: CheckPopoverProps) {
  return (
    <Popover className="ps-table-checks" label={label} placement="below-end" trigger={trigger}>
      <fieldset aria-label={label}>
        {items.map(({ id, label: name, isChecked, disabled }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={isChecked}
              disabled={disabled}
              onChange={(event) => onCheck(id, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}
