import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { tellValue } from '../field/tell-value.ts';

export type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'prefix' | 'name' | keyof FieldProps> &
  FieldProps & {
    name: string;
    /** Called after each key with the text; `onChange` stays the event of the input. */
    onValueChange?: ((value: string) => void) | undefined;
    /** Shown in the box before the text: a country code, an icon. */
    prefix?: ReactNode;
    /** Shown in the box after the text: a unit, a button. */
    suffix?: ReactNode;
  };

/**
 * One line of text with a label. `className` and `style` go to the frame, the ref and all other attributes to the `<input>`.
 * Controlled with `value`, uncontrolled with `defaultValue`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, isLabelHidden, size, prefix, suffix, className, style, id, onValueChange, ...rest },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  return (
    <Field name="TextField" ids={ids} {...{ label, hint, error, isLabelHidden, size, className, style }}>
      {prefix ? <bdi className="ps-field-affix">{prefix}</bdi> : null}
      <input ref={ref} type="text" {...rest} {...ids.controlProps} onChange={tellValue(onValueChange, rest.onChange)} />
      {suffix ? <span className="ps-field-suffix">{suffix}</span> : null}
    </Field>
  );
});
