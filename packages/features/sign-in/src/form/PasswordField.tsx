import { useEffect, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { MAX_PASSWORD_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Button, media, TextField, type TextFieldProps } from '@partshop/ui';
import { messages } from './field.messages.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'dir'> & {
  ref?: Ref<HTMLInputElement> | undefined;
  autoComplete: 'current-password' | 'new-password';
};

/** The field's parts are children of this grid, so that the button is at the end of the box. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-1);

  /* The box has padding for the button in the page's direction; the text in it runs left to right in every language. */
  & > [data-ui='TextField'] {
    --ps-field-label-area: 1 / auto;
    --ps-field-box-area: 2 / 1;
    --ps-field-box-end: 6.5rem;

    display: contents;
  }

  & > .password-toggle {
    z-index: 1;
    grid-area: 2 / 1;
    place-self: center end;
    margin-inline-end: var(--ps-space-1);
  }

  ${media.unscripted} {
    & > .password-toggle {
      display: none;
    }
  }
`;

/** A password field with a button that shows the text. Submitting its form hides the text again, as password managers expect. */
export function PasswordField({ autoComplete, ...rest }: PasswordFieldProps) {
  const t = useTexts(messages);
  const rootRef = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const form = rootRef.current?.closest('form');
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Root ref={rootRef}>
      <TextField
        maxLength={MAX_PASSWORD_LENGTH}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        dir="ltr"
      />
      <Button
        className="password-toggle"
        variant="quiet"
        size="small"
        aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'hide' : 'show')}
      </Button>
    </Root>
  );
}
