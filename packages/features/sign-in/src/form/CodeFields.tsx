import { useEffect, useRef, type ChangeEvent } from 'react';
import { selectSiteConfig, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, Button, Link, TextField, VisuallyHidden } from '@partshop/ui';
import { useSelector } from 'react-redux';
import { CODE_LENGTH } from '@partshop/api-client';
import { useCountdown } from '@partshop/features/core/forms';
import { useIsScripted } from './use-is-scripted.ts';
import { messages } from './field.messages.ts';
import { cleanCode } from './clean-code.ts';

export type CodeFieldProps = { id: string; error: string | undefined; hint: string };

/** The field of a code. It cleans pasted text, submits a complete code by itself, and takes the focus when it appears. */
export function CodeField({ id, error, hint }: CodeFieldProps) {
  const t = useTexts(messages);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const code = cleanCode(currentTarget.value);
    if (code !== currentTarget.value) currentTarget.value = code;
    if (code.length === CODE_LENGTH) currentTarget.form?.requestSubmit();
  };
  return (
    <TextField
      ref={ref}
      className="code"
      id={id}
      name="code"
      label={t('code')}
      hint={hint}
      error={error}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      pattern={`(\\s*\\d){${CODE_LENGTH}}\\s*`}
      onChange={onChange}
    />
  );
}

export type ResendCodeProps = { wait: { seconds: number | null }; isSending: boolean };

/** The button for another code. Screen readers announce the end of the countdown, not its seconds. */
export function ResendCode({ wait, isSending }: ResendCodeProps) {
  const t = useTexts(messages);
  const isScripted = useIsScripted();
  const left = useCountdown(wait);
  const isWaiting = isScripted && left > 0;
  return (
    <div className="resend">
      {isWaiting ? (
        <span className="resend-wait">{t('resendIn', { seconds: left })}</span>
      ) : (
        <Button type="submit" name="intent" value="resend" variant="quiet" formNoValidate disabled={isSending}>
          {t('resend')}
        </Button>
      )}
      <VisuallyHidden role="status">{isScripted && !isWaiting ? t('canResend') : null}</VisuallyHidden>
    </div>
  );
}

/** A link to the demo shop's messages, which reach no phone. */
export function DemoMessagesNote() {
  const t = useTexts(messages);
  const href = useHref();
  if (useSelector(selectSiteConfig)?.hasDemoMessages !== true) return null;
  return (
    <Alert tone="info">
      {`${t('demoText')} `}
      <Link href={href(paths.demoMessages.to())} isExternal externalLabel={t('newTab')}>
        {t('demoLink')}
      </Link>
    </Alert>
  );
}
