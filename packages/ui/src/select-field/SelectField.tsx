import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { tellValue } from '../field/tell-value.ts';
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
    /** Called with the chosen value; `onChange` stays the event of the select. */
    onValueChange?: ((value: string) => void) | undefined;
  };

/** One of many options, in a native `<select>`. Attributes are passed on as in `TextField`. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, error, isLabelHidden, size, items, placeholder, className, style, id, onValueChange, ...rest },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  return (
    <Field name="SelectField" ids={ids} {...{ label, hint, error, isLabelHidden, size, className, style }}>
      <select ref={ref} {...rest} {...ids.controlProps} onChange={tellValue(onValueChange, rest.onChange)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {items.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </Field>
  );
});
