import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';

export type TextAreaFieldProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | keyof FieldProps> &
  FieldProps & { name: string };

/** Several lines of text with a label. Attributes are passed on as in `TextField`. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hint, error, isLabelHidden, className, style, id, ...rest },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  return (
    <Field name="TextAreaField" ids={ids} {...{ label, hint, error, isLabelHidden, className, style }}>
      <textarea ref={ref} rows={4} {...rest} {...ids.controlProps} />
    </Field>
  );
});
