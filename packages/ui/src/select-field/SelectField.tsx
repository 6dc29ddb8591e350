import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { ChevronDown } from '../icons.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = Omit<
  ComponentPropsWithoutRef<'select'>,
  'name' | 'children' | 'multiple' | keyof FieldProps
> &
  FieldProps & {
    name: string;
    items: readonly SelectOption[];
    /** The text of an empty first option; with `required` another one must be chosen. */
    placeholder?: string | undefined;
  };

/** One of many options, in a native `<select>`. Attributes are passed on as in `TextField`. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, error, isLabelHidden, items: options, placeholder, className, style, id, ...rest },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  return (
    <Field name="SelectField" ids={ids} {...{ label, hint, error, isLabelHidden, className, style }}>
      <select ref={ref} {...rest} {...ids.controlProps}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </Field>
  );
});
