import type { Order } from '@partshop/api-client';
import { DataText, isolate, useLocale, useHref, useTexts } from '@partshop/features/core';
import { Arrival, formatPhone, paths, SHOP_TIME_ZONE, WithNumber } from '@partshop/features/shared';
import { ButtonLink, Card, CircleCheck, DateTime, DefinitionList, OrderStatus } from '@partshop/ui';
import { messages as orderStatusMessages } from './order-status.messages.ts';
import { CityAddress, OpeningHours } from './PickupPlace.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PayLink } from './PayLink.tsx';
import { usePaymentTerms } from './use-payment-terms.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { messages } from './success.messages.ts';

/** The placed order: number, status, goods, pick-up point, recipient. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTexts(messages);
  const status = useTexts(orderStatusMessages);
  const href = useHref();
  const locale = useLocale();
  const { items, comment, company } = order;
  const more = [
    ...(company ? [{ term: t('company'), value: <DataText>{company}</DataText> }] : []),
    ...(comment ? [{ term: t('comment'), value: <DataText>{comment}</DataText> }] : []),
  ];
  const paymentTerms = usePaymentTerms(order);
  const days = Math.max(0, ...items.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...items.map(({ deliveryDaysMax }) => deliveryDaysMax));

  return (
    <>
      <header className="success-head">
        <CircleCheck className="success-icon" />
        <div>
          <h1>
            <WithNumber text={t('ordered', { number: isolate(order.number, locale) })} number={order.number} />
          </h1>
          <p>{t('thanks')}</p>
        </div>
        <PayLink order={order} />
      </header>
      <NextSteps order={order} />
      <div className="success-content">
        <OrderedItems order={order} />
        <div className="success-facts">
          <Card as="section" aria-labelledby="pickup-heading">
            <h2 id="pickup-heading">{t(HEADINGS[order.delivery.type])}</h2>
            <HandoverName order={order} />
            <DefinitionList
              items={[
                ...handoverTerms(order, t),
                { term: t('readiness'), value: <Arrival days={days} daysMax={daysMax} from={order.createdAt} /> },
                ...paymentTerms,
                {
                  term: t('placedAt'),
                  value: (
                    <DateTime
                      value={order.createdAt}
                      locale={locale.format}
                      timeZone={SHOP_TIME_ZONE}
                      format="dateTime"
                    />
                  ),
                },
                { term: t('status'), value: <OrderStatus status={order.status} label={status(order.status)} /> },
              ]}
            />
          </Card>
          <Card as="section" aria-labelledby="recipient-heading">
            <h2 id="recipient-heading">{t('recipient')}</h2>
            <p>
              <DataText>{order.contactName}</DataText>
            </p>
            <p>
              <bdi dir="ltr">{formatPhone(order.contactPhone)}</bdi>
            </p>
            {order.contactEmail ? (
              <p>
                <bdi dir="ltr">{order.contactEmail}</bdi>
              </p>
            ) : null}
            {more.length > 0 ? <DefinitionList items={more} /> : null}
          </Card>
          <ButtonLink href={href(paths.home.to())}>{t('toHome')}</ButtonLink>
        </div>
      </div>
    </>
  );
}

/** The messages above where an order is handed over. */
const HEADINGS = {
  point: 'pickup',
  courier: 'courier',
  'cdek-point': 'cdekPoint',
  company: 'transportCompany',
} as const;

/** The point that hands the order over, if one does. */
function HandoverName({ order: { point, delivery } }: { order: Order }) {
  const at = point ?? delivery.cdekPoint;
  if (!at) return null;
  return (
    <p className="success-point">
      <DataText>{at.name}</DataText>
    </p>
  );
}

function handoverTerms({ point, delivery }: Order, t: (key: 'address' | 'hours') => string) {
  const at = point ?? delivery.cdekPoint;
  const address = at?.address ?? delivery.address;
  return [
    { term: t('address'), value: <CityAddress city={delivery.city} address={address} /> },
    ...(at ? [{ term: t('hours'), value: <OpeningHours hours={at.hours} /> }] : []),
  ];
}
