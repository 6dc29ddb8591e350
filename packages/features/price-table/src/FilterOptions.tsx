import { createFragment } from '@partshop/features/core';
import { CheckboxField } from '@partshop/ui';

type FilterOptionProps = { name: string; value: string; text: string; count: string; isChecked: boolean };

type FilterOptionsProps = { name: string; options: readonly Omit<FilterOptionProps, 'name'>[] };

/** Values of a filter, one under the other, each with the offers it has. The form reads the boxes; nothing else holds their state. */
export function FilterOptions({ name, options }: FilterOptionsProps) {
  return (
    <div>
      {options.map((option) => (
        <FilterOption key={option.value} name={name} {...option} />
      ))}
    </div>
  );
}

const FilterOption = createFragment<FilterOptionProps>(
  function OptionOfFilter({ name, value, text, count, isChecked }) {
    const label = <bdi>{text}</bdi>;
    return <CheckboxField isBare name={name} value={value} label={label} count={count} defaultChecked={isChecked} />;
  },
  ['value', 'text', 'count'],
);
