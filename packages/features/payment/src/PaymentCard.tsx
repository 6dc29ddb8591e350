import { useId } from 'react';
import type { PaymentState } from '@partshop/api-client';
import { useHref, useIsScripted, useMoney, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, Card, CircleCheck, CircleX, Clock, CreditCard, DefinitionList, Money, Undo } from '@partshop/ui';
import type { PayRefusal } from './act-on-payment.saga.ts';
import { KeptUntil } from './KeptUntil.tsx';
import { messages } from './pay.messages.ts';
import { PayActions } from './PayActions.tsx';
import type { PaymentView } from './payment-view.ts';

export type PaymentCardProps = {
  number: string;
  payment: PaymentState | null;
  view: PaymentView;
  refusal: PayRefusal | undefined;
};

/** How the payment stands, and what the buyer can do now. */
export function PaymentCard({ number, payment, view, refusal }: PaymentCardProps) {
  const t = useTexts(messages);
  const href = useHref();
  const headingId = useId();
  const isScripted = useIsScripted();
  const Icon = ICONS[view];
  const text = {
    start: 'startText',
    waiting: payment?.isAnswered === false ? 'unanswered' : isScripted ? 'waitingText' : 'waitingUnscripted',
    refused: 'refusedText',
    paid: 'paidText',
    ended: 'endedText',
    refunded: 'refundedText',
    'on-receipt': 'onReceiptText',
    'not-offered': 'notOfferedText',
  } as const satisfies Record<PaymentView, string>;
  return (
    <Card as="section" data-view={view} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Icon className="pay-icon" />
        {t(view)}
      </h2>
      <p className="pay-text">{t(text[view])}</p>
      {payment === null || view === 'on-receipt' ? null : <Facts payment={payment} />}
      {payment !== null && (payment.isPayable || view === 'not-offered') ? (
        <PayActions number={number} payment={payment} view={view} refusal={refusal} />
      ) : (
        <div className="pay-actions">
          <ButtonLink href={href((view === 'ended' ? paths.repeatOrder : paths.order).to(number))} variant="primary">
            {t(view === 'ended' ? 'orderAgain' : 'toOrder')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

const ICONS = {
  start: CreditCard,
  waiting: Clock,
  refused: CircleX,
  paid: CircleCheck,
  ended: Clock,
  refunded: Undo,
  'on-receipt': CreditCard,
  'not-offered': CreditCard,
} as const;

function Facts({ payment: { state, isPayable, payable, payUntil, refunds } }: { payment: PaymentState }) {
  const t = useTexts(messages);
  const { money } = useMoney('RUB', [payable, ...refunds.map(({ amount }) => amount)]);
  const isMade = !isPayable && (state === 'paid' || state === 'refunded');
  const items = [
    ...(isPayable || isMade
      ? [{ term: t(isMade ? 'amountPaid' : 'amount'), value: <Money {...money(payable)} /> }]
      : []),
    ...(payUntil === null ? [] : [{ term: t('payUntil'), value: <KeptUntil payUntil={payUntil} /> }]),
    ...refunds.map(({ amount, doneAt }) => ({
      term: t(doneAt === null ? 'refundDue' : 'refund'),
      value: <Money {...money(amount)} />,
    })),
  ];
  return items.length === 0 ? null : <DefinitionList items={items} />;
}
