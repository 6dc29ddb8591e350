import { useEffect, useRef, type MouseEvent } from 'react';
import { MAX_LOGIN_LENGTH, MIN_LOGIN_LENGTH } from '@partshop/api-client';
import { useHref, useTexts, isPlainClick } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { SentForm, useSentForm } from '@partshop/features/core/forms';
import { Alert, Link, TextField } from '@partshop/ui';
import { codeLoginPath } from '../register/code-login-path.ts';
import { ClientPassword } from '../form/ClientPassword.tsx';
import { messages } from '../sign-in.messages.ts';
import { findLoginProblems } from './login-rules.ts';
import type { LoginAnswer } from './login.saga.ts';
import { messages as fieldMessages } from '../form/field.messages.ts';
import { useFieldProblems } from '../form/use-field-problems.ts';

export type LoginFormProps = {
  /** The path to redirect to, without its language. */
  target: string | undefined;
  /** Shows the login by a code in a popup, which stays open; without it the link leads to its page. */
  onByCode?: (() => void) | undefined;
  /** The action's result for the form sent without scripts. */
  first?: LoginAnswer | undefined;
  /** A phone that was just proved, of a client who may log in only by password. */
  provedPhone?: string | undefined;
};

/** Login by phone or e-mail and password: the same form on the page and in the popup. */
export function LoginForm({ target, onByCode, first, provedPhone }: LoginFormProps) {
  const t = useTexts(messages);
  const tField = useTexts(fieldMessages);
  const href = useHref();
  const { answer, formProps } = useSentForm<LoginAnswer>(paths.login.to(target), first);
  const { errors, idOf, errorOf } = useFieldProblems(answer?.refusal, findLoginProblems);
  const passwordRef = useRef<HTMLInputElement>(null);
  const isWrong = errorOf('password') !== undefined;
  useEffect(() => {
    // A wrong password is typed again; a password that did not arrive can be sent again.
    if (answer && isWrong && passwordRef.current) passwordRef.current.value = '';
  }, [answer, isWrong]);

  const followToCode = (event: MouseEvent) => {
    if (!onByCode || !isPlainClick(event)) return;
    event.preventDefault();
    onByCode();
  };

  return (
    <SentForm
      {...formProps}
      refusal={answer?.refusal}
      errors={errors}
      submit={{ label: t('submit'), pendingLabel: t('pending'), variant: 'primary', size: 'large' }}
    >
      {provedPhone === undefined ? null : <Alert tone="positive">{t('passwordNeeded')}</Alert>}
      <div className="fields">
        <TextField
          id={idOf('login')}
          name="login"
          label={t('login')}
          defaultValue={answer?.login ?? provedPhone}
          error={errorOf('login')}
          required
          minLength={MIN_LOGIN_LENGTH}
          maxLength={MAX_LOGIN_LENGTH}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
        />
        <div className="field-and-link">
          <ClientPassword
            ref={passwordRef}
            id={idOf('password')}
            name="password"
            label={tField('password')}
            error={errorOf('password')}
            required
            autoComplete="current-password"
          />
          <div className="login-links">
            {provedPhone === undefined ? (
              <Link href={href(codeLoginPath(target))} variant="standalone" onClick={followToCode}>
                {t('byCode')}
              </Link>
            ) : null}
            <Link href={href(paths.rememberPassword.to())} variant="standalone">
              {t('forgot')}
            </Link>
          </div>
        </div>
      </div>
      {target === paths.orders.to() ? (
        <p className="lead">
          {`${t('orderedAsGuest')} `}
          <Link href={href(paths.findOrder.to())}>{t('findOrder')}</Link>
        </p>
      ) : null}
    </SentForm>
  );
}
