import { createFragment } from '@partshop/features/core';
import { CheckboxField } from '@partshop/ui';

type FilterOptionProps = { name: string; value: string; text: string; count: string; isChecked: boolean };

type FilterOptionsProps = { name: string; options: readonly Omit<FilterOptionProps, 'name'>[] };

/** The values of a filter in a list, each with its number of offers. Only the form's checkboxes hold their state. */
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
    return <CheckboxField isBare name={name} value={value} label={label} aside={count} defaultChecked={isChecked} />;
  },
  ['value', 'text', 'count'],
);
