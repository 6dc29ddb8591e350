import { CheckboxField } from '@partshop/ui';

type FilterOption = { value: string; text: string; count: number; isChecked: boolean };

type FilterOptionsProps = { name: string; options: readonly FilterOption[] };

/** Values of a filter, one under the other, each with the offers it has. The form reads the boxes; nothing else holds their state. */
export function FilterOptions({ name, options }: FilterOptionsProps) {
  return (
    <div>
      {options.map(({ value, text, count, isChecked }) => (
        <CheckboxField
          key={value}
          isBare
          name={name}
          value={value}
          label={<bdi>{text}</bdi>}
          count={count}
          defaultChecked={isChecked}
        />
      ))}
    </div>
  );
}
