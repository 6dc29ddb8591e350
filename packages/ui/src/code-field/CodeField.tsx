import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { fieldRules } from '../field/field.styles.ts';
import { cleanCode } from './clean-code.ts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'dir' | 'name' | 'inputMode' | 'pattern' | keyof FieldProps
>;

export type CodeFieldProps = InputProps &
  FieldProps & {
    name: string;
    /** The number of digits. @default 6 */
    length?: number | undefined;
    /** Called with the digits after each key; `onChange` stays the event of the input. */
    onValueChange?: ((code: string) => void) | undefined;
    /** Called with a complete code instead of submitting the form. */
    onComplete?: ((code: string) => void) | undefined;
  };

const Root = styled.div`
  ${fieldRules}

  & > .ps-field-box > input {
    font-family: var(--ps-font-code);
    font-size: var(--ps-type-xl);
    letter-spacing: 0.35em;
    text-align: center;
  }
`;

/**
 * A one-time code from a message. Whatever is typed or pasted, only its digits stay; a complete code submits the form. Phones offer
 * the code of a message that arrived. Attributes are passed on as in `TextField`.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  {
    label,
    hint,
    error,
    isLabelHidden,
    size = 'large',
    className,
    style,
    id,
    length = 6,
    onValueChange,
    onComplete,
    ...rest
  },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  return (
    <Field name="CodeField" root={Root} ids={ids} {...{ label, hint, error, isLabelHidden, size, className, style }}>
      <input
        autoComplete="one-time-code"
        {...rest}
        {...ids.controlProps}
        ref={ref}
        type="text"
        inputMode="numeric"
        dir="ltr"
        pattern={`(\\s*\\d){${length}}\\s*`}
        onChange={(event) => {
          const input = event.target;
          const code = cleanCode(input.value, length);
          if (code !== input.value) input.value = code;
          rest.onChange?.(event);
          onValueChange?.(code);
          if (code.length < length) return;
          if (onComplete) onComplete(code);
          else input.form?.requestSubmit();
        }}
      />
    </Field>
  );
});
