import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { tellValue } from '../field/tell-value.ts';

export type TextAreaFieldProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | keyof FieldProps> &
  FieldProps & {
    name: string;
    /** Called after each key with the text; `onChange` stays the event of the text area. */
    onValueChange?: ((value: string) => void) | undefined;
  };

/** Several lines of text with a label. Attributes are passed on as in `TextField`. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hint, error, isLabelHidden, size, className, style, id, onValueChange, ...rest },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  return (
    <Field name="TextAreaField" ids={ids} {...{ label, hint, error, isLabelHidden, size, className, style }}>
      <textarea ref={ref} rows={4} {...rest} {...ids.controlProps} onChange={tellValue(onValueChange, rest.onChange)} />
    </Field>
  );
});
