import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';

export type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'prefix' | 'name' | keyof FieldProps> &
  FieldProps & {
    name: string;
    /** Shown in the box before the text: a unit, a country code, an icon. */
    prefix?: ReactNode;
  };

/**
 * One line of text with a label. `className` and `style` go to the frame, the ref and all other attributes to the `<input>`.
 * Controlled with `value`, uncontrolled with `defaultValue`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, isLabelHidden, prefix, className, style, id, ...rest },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  return (
    <Field name="TextField" ids={ids} {...{ label, hint, error, isLabelHidden, className, style }}>
      {prefix ? <bdi className="ps-field-affix">{prefix}</bdi> : null}
      <input ref={ref} type="text" {...rest} {...ids.controlProps} />
    </Field>
  );
});
