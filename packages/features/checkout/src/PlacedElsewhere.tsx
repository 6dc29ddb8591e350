import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths, WithNumber } from '@partshop/features/shared';
import { Alert, ButtonLink } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

/** Above a checkout with further goods: another tab has just ordered. */
export function PlacedElsewhere({ number }: { number: string }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  return (
    <Alert
      tone="info"
      title={<WithNumber text={t('elsewhereTitle', { number: isolate(number, locale) })} number={number} />}
      actions={
        <ButtonLink href={href(paths.success.to(number))} size="small">
          {t('toOrder')}
        </ButtonLink>
      }
    >
      {t('elsewhereText')}
    </Alert>
  );
}
