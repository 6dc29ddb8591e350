import { type ComponentPropsWithoutRef, forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { fieldRules } from '../field/field.styles.ts';
import { tellValue } from '../field/tell-value.ts';
import { media } from '../media.ts';

export type PasswordTexts = {
  /** The text of the button: "Show". */
  show: string;
  hide: string;
  /** The name of the button for screen readers: "Show the password". */
  showPassword: string;
  hidePassword: string;
};

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'dir' | 'name' | 'autoComplete' | keyof FieldProps>;

export type PasswordFieldProps = InputProps &
  FieldProps & {
    name: string;
    /** Tells password managers whether to fill in a known password or to propose one. */
    autoComplete: 'current-password' | 'new-password';
    /** Called after each key with the text; `onChange` stays the event of the input. */
    onValueChange?: ((value: string) => void) | undefined;
    texts: PasswordTexts;
  };

const Root = styled.div`
  ${fieldRules}

  ${media.unscripted} {
    & > .ps-field-box > .ps-field-suffix {
      display: none;
    }
  }
`;

/**
 * A password with a button that shows its text. Submitting the form hides it again, as password managers expect. Attributes are
 * passed on as in `TextField`.
 */
export const PasswordField = forwardRef<HTMLInputElement | null, PasswordFieldProps>(function PasswordField(
  { label, hint, error, isLabelHidden, size, className, style, id, onValueChange, texts, ...rest },
  ref,
) {
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const form = inputRef.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field
      name="PasswordField"
      root={Root}
      ids={ids}
      {...{ label, hint, error, isLabelHidden, size, className, style }}
    >
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...ids.controlProps}
        ref={inputRef}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        onChange={tellValue(onValueChange, rest.onChange)}
      />
      <span className="ps-field-suffix">
        <Button
          variant="quiet"
          size="small"
          disabled={rest.disabled}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      </span>
    </Field>
  );
});
