import type { Order } from '@partshop/api-client';
import { DataText, useTexts } from '@partshop/features/core';
import { formKey } from '@partshop/features/core/forms';
import { CityAddress, OpeningHours, usePaymentTerms } from '@partshop/features/checkout';
import { formatPhone } from '@partshop/features/shared';
import { Card, DefinitionList } from '@partshop/ui';
import { messages } from './order.messages.ts';
import type { RefusedUpdate } from './update-order.saga.ts';
import { UpdateOrder } from './UpdateOrder.tsx';

/** Where an order is collected, and by whom. */
export function OrderFacts({ order, refused }: { order: Order; refused: RefusedUpdate | null }) {
  const t = useTexts(messages);
  const { point, delivery, contactName, contactPhone, contactEmail, employee, company, comment, isImportantComment } =
    order;
  const paymentTerms = usePaymentTerms(order);
  const place = point ?? delivery.cdekPoint;
  const more = [
    ...(company ? [{ term: t('company'), value: <DataText>{company}</DataText> }] : []),
    ...(employee ? [{ term: t('placedBy'), value: <DataText>{employee.name}</DataText> }] : []),
    ...(employee?.approvedBy ? [{ term: t('approvedBy'), value: <DataText>{employee.approvedBy}</DataText> }] : []),
    ...(comment
      ? [{ term: t(isImportantComment ? 'importantComment' : 'comment'), value: <DataText>{comment}</DataText> }]
      : []),
  ];
  return (
    <>
      <Card as="section" aria-labelledby="pickup-heading">
        <h2 id="pickup-heading">{t(place ? 'pickup' : 'delivery')}</h2>
        {place ? (
          <p className="order-strong">
            <DataText>{place.name}</DataText>
          </p>
        ) : null}
        <DefinitionList
          items={[
            {
              term: t('address'),
              value: <CityAddress city={delivery.city} address={place?.address ?? delivery.address} />,
            },
            ...(place ? [{ term: t('hours'), value: <OpeningHours hours={place.hours} /> }] : []),
            ...paymentTerms,
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="recipient-heading">
        <h2 id="recipient-heading">{t('recipient')}</h2>
        <p>
          <DataText>{contactName}</DataText>
        </p>
        <p>
          <bdi dir="ltr">{formatPhone(contactPhone)}</bdi>
        </p>
        {contactEmail ? (
          <p>
            <bdi dir="ltr">{contactEmail}</bdi>
          </p>
        ) : null}
        {more.length > 0 ? <DefinitionList items={more} /> : null}
        <UpdateOrder key={formKey(order.version, refused?.isLate ?? false)} order={order} refused={refused} />
      </Card>
    </>
  );
}
