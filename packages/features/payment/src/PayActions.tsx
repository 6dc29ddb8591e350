import { useNavigation } from 'react-router-dom';
import type { PaymentState } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Button, ButtonLink, Link } from '@partshop/ui';
import type { PayIntent, PayRefusal } from './act-on-payment.saga.ts';
import { messages } from './pay.messages.ts';
import type { PaymentView } from './payment-view.ts';
import { ProviderDown } from './ProviderDown.tsx';

export type PayActionsProps = {
  number: string;
  payment: PaymentState;
  view: PaymentView;
  refusal: PayRefusal | undefined;
};

type Act = { intent: PayIntent; label: string; pendingLabel: string };

/** The ways to pay now, or to pay on receipt instead. */
export function PayActions({ number, payment: { providers, url, isPayable }, view, refusal }: PayActionsProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { isSending, formProps } = usePageForm(paths.pay.to(number));
  const sent = useNavigation().formData?.get('intent');
  const isBegun = url !== null;
  const pay = t(view === 'refused' ? 'payAgain' : view === 'waiting' ? 'goOn' : 'pay');
  const acts: Act[] = [
    ...(isPayable && !isBegun && providers.some((name) => name !== 'paypal')
      ? [{ intent: 'pay' as const, label: pay, pendingLabel: t('opening') }]
      : []),
    ...(isPayable && providers.includes('paypal')
      ? [{ intent: 'paypal' as const, label: t('paypal'), pendingLabel: t('opening') }]
      : []),
    { intent: 'on-receipt', label: t('payOnReceipt'), pendingLabel: t('sending') },
  ];
  return (
    <SentForm {...formProps} isPending={isSending} refusal={refusal?.refusal} errors={[]}>
      {refusal?.isProviderDown && !isSending ? <ProviderDown /> : null}
      <div className="pay-actions">
        {isBegun ? (
          <ButtonLink href={url.startsWith('/') ? href(url) : url} variant="primary" size="large">
            {t('goOn')}
          </ButtonLink>
        ) : null}
        {acts.map(({ intent, label, pendingLabel }, index) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            variant={index === 0 && !isBegun ? 'primary' : 'secondary'}
            size="large"
            isPending={isSending && sent === intent}
            pendingLabel={pendingLabel}
          >
            {label}
          </Button>
        ))}
        {view === 'waiting' ? <Link href={href(paths.pay.to(number))}>{t('check')}</Link> : null}
      </div>
      {providers.includes('demo') ? <p className="pay-note">{t('isDemo')}</p> : null}
    </SentForm>
  );
}
