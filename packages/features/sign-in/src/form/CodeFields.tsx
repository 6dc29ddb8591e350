import { useEffect, useRef } from 'react';
import { selectSiteConfig, useHref, useTexts, useIsScripted } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, Button, CodeField, Link, VisuallyHidden } from '@partshop/ui';
import { useSelector } from 'react-redux';
import { CODE_LENGTH } from '@partshop/api-client';
import { useCountdown } from '@partshop/features/core/forms';
import { messages } from './field.messages.ts';

export type SentCodeProps = { id: string; error: string | undefined; hint: string };

/** The field of the code that was sent; it takes the focus when it appears. */
export function SentCode({ id, error, hint }: SentCodeProps) {
  const t = useTexts(messages);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <CodeField
      ref={ref}
      id={id}
      name="code"
      label={t('code')}
      hint={hint}
      error={error}
      required
      length={CODE_LENGTH}
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
        <Button
          type="submit"
          name="intent"
          value="resend"
          variant="quiet"
          formNoValidate
          aria-disabled={isSending || undefined}
        >
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
