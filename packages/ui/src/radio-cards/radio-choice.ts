import type { ChangeEvent } from 'react';

/** A chosen option's value, where the parent keeps it; `defaultValue` where the form does. */
export type RadioChoice = {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/** The attributes of one radio: controlled by `value` where there is one, else left to the form. */
export function radioProps(option: string, { value, defaultValue, onChange }: RadioChoice) {
  const choice = value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return { ...choice, onChange: (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value) };
}
