import type { Order } from '@partshop/api-client';
import { isolate, useLocale, sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { formatDelivery, paths } from '@partshop/features/shared';
import { Badge, ButtonLink, Card, CircleCheck, DefinitionList } from '@partshop/ui';
import { NextSteps } from './NextSteps.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { messages as statusMessages } from './order-status.messages.ts';
import { messages } from './success.messages.ts';

/** The placed order: number, status, goods, pick-up point, recipient. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTexts(messages);
  const status = useTexts(statusMessages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const locale = useLocale();
  const { point, items, comment } = order;
  const days = Math.max(0, ...items.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...items.map(({ deliveryDaysMax }) => deliveryDaysMax));

  return (
    <>
      <header className="success-head">
        <CircleCheck className="success-icon" />
        <div>
          <h1>{t('ordered', { number: isolate(order.number, locale) })}</h1>
          <p>{t('thanks')}</p>
        </div>
      </header>
      <NextSteps order={order} />
      <div className="success-content">
        <OrderedItems order={order} />
        <div className="success-facts">
          <Card as="section" aria-labelledby="pickup-heading">
            <h2 id="pickup-heading">{t('pickup')}</h2>
            <p className="success-point">{point.name}</p>
            <DefinitionList
              items={[
                { term: t('address'), value: `${point.city}, ${point.address}` },
                { term: t('hours'), value: point.hours },
                { term: t('readiness'), value: formatDelivery(shared, days, daysMax) },
                { term: t('payment'), value: t('onReceipt') },
                { term: t('status'), value: <Badge tone="info">{status(order.status)}</Badge> },
              ]}
            />
          </Card>
          <Card as="section" aria-labelledby="recipient-heading">
            <h2 id="recipient-heading">{t('recipient')}</h2>
            <p>
              <bdi>{order.contactName}</bdi>
            </p>
            <p>
              <bdi dir="ltr">{order.contactPhone}</bdi>
            </p>
            {order.contactEmail ? (
              <p>
                <bdi dir="ltr">{order.contactEmail}</bdi>
              </p>
            ) : null}
            {comment ? <DefinitionList items={[{ term: t('comment'), value: <bdi>{comment}</bdi> }]} /> : null}
          </Card>
          <ButtonLink href={href(paths.home.to())}>{t('toHome')}</ButtonLink>
        </div>
      </div>
    </>
  );
}
