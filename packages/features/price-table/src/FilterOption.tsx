import { CheckboxField } from '@partshop/ui';

export type FilterOptionProps = { name: string; value: string; text: string; count: string; isChecked: boolean };

/** One value of a filter with the offers it has. The form reads the box; nothing else holds its state. */
export function FilterOption({ name, value, text, count, isChecked }: FilterOptionProps) {
  return (
    <CheckboxField
      isBare
      name={name}
      value={value}
      label={<bdi>{text}</bdi>}
      count={count}
      defaultChecked={isChecked}
    />
  );
}
