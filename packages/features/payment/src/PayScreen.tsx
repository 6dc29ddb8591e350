import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import type { Order, PaymentState } from '@partshop/api-client';
import { dropDraft, orders } from '@partshop/features/checkout';
import { isolate, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { paths, WithNumber } from '@partshop/features/shared';
import { Link, LiveRegion, PageHeading, useAnnouncement } from '@partshop/ui';
import type { PayRefusal } from './act-on-payment.saga.ts';
import { messages } from './pay.messages.ts';
import { PayPage } from './pay.styles.ts';
import { PaidItems } from './PaidItems.tsx';
import { unasked, viewOf } from './payment-view.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { payments } from './payments.loadable.ts';
import { useFollowing } from './use-following.ts';

/** /pay/{number}: what is to be paid, until when, and how the payment stands. */
export function PayScreen() {
  const { number = '' } = useParams();
  const known = useSelector((state: CoreState) => orders.select(state, number));
  const asked = useSelector((state: CoreState) => payments.select(state, number));
  const order = 'data' in known ? known.data : undefined;
  useEffect(dropDraft, []);
  if (!order) return null;
  const state = 'data' in asked ? asked.data : undefined;
  const payment = order.payment === null ? null : (state ?? unasked(order.payment));
  return <PayView order={order} payment={payment} />;
}

function PayView({ order, payment }: { order: Order; payment: PaymentState | null }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { number } = order;
  const refusal = useActionData<PayRefusal | undefined>();
  const view = viewOf(order, payment);
  const [announcement, announce] = useAnnouncement();
  useFollowing(number, payment, view, (next) => announce(t(next)));

  return (
    <PayPage data-ui="Pay">
      <PageHeading
        title={<WithNumber text={t('title', { number: isolate(number, locale) })} number={number} />}
        aside={
          <Link href={href(paths.order.to(number))} variant="standalone">
            {t('toOrder')}
          </Link>
        }
      />
      <LiveRegion announcement={announcement} />
      <div className="pay-columns">
        <PaymentCard number={number} payment={payment} view={view} refusal={refusal} />
        <PaidItems order={order} />
      </div>
    </PayPage>
  );
}
