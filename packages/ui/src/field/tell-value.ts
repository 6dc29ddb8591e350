import type { ChangeEvent, ChangeEventHandler } from 'react';

/** The `onChange` of a control that passes the event on and then tells the value. */
export function tellValue<Control extends { value: string }>(
  onValueChange: ((value: string) => void) | undefined,
  onChange: ChangeEventHandler<Control> | undefined,
): ChangeEventHandler<Control> | undefined {
  if (!onValueChange) return onChange;
  return (event: ChangeEvent<Control>) => {
    onChange?.(event);
    onValueChange(event.target.value);
  };
}

/** The same for a checkbox, whose value is whether it is checked. */
export function tellChecked(
  onValueChange: ((isChecked: boolean) => void) | undefined,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
): ChangeEventHandler<HTMLInputElement> | undefined {
  if (!onValueChange) return onChange;
  return (event) => {
    onChange?.(event);
    onValueChange(event.target.checked);
  };
}
