import { useSelector } from 'react-redux';
import { useHref, useMoney, useTexts, type CoreState } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, ButtonLink } from '@partshop/ui';
import { messages } from './finance.messages.ts';
import { debtPayments } from './finances.loadables.ts';

const TONES = { paid: 'positive', pending: 'info', refused: 'critical' } as const;

/** How the payment of the debt ended that the client comes back from. */
export function PaymentNotice({ id: typed }: { id: string | null }) {
  const t = useTexts(messages);
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const id = readId(typed ?? '');
  const known = useSelector((state: CoreState) => debtPayments.select(state, id ?? 0));
  const payment = 'data' in known ? known.data : undefined;
  if (!payment) return null;
  const { state, amount, url } = payment;
  return (
    <Alert
      tone={TONES[state]}
      title={<span suppressHydrationWarning>{t(state, { sum: moneyText(amount) })}</span>}
      actions={
        url === null ? null : (
          <>
            <ButtonLink size="small" variant="primary" href={url.startsWith('/') ? href(url) : url}>
              {t('goOn')}
            </ButtonLink>
            <ButtonLink size="small" href={href(paths.finance.to(String(id)))}>
              {t('check')}
            </ButtonLink>
          </>
        )
      }
    >
      {t(`${state}Text`)}
    </Alert>
  );
}
