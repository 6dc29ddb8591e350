import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import { isSold, type Order } from '@partshop/api-client';
import { RateNote } from '@partshop/features/basket';
import {
  isolate,
  selectIsAnonymous,
  useHref,
  useLocale,
  useMoney,
  useTexts,
  type CoreState,
} from '@partshop/features/core';
import { useFit } from '@partshop/features/fit';
import { orders, orderStatusMessages } from '@partshop/features/checkout';
import { paths, SHOP_TIME_ZONE, WithNumber } from '@partshop/features/shared';
import {
  Button,
  ButtonLink,
  Card,
  DateTime,
  Link,
  Money,
  OrderStatus,
  OrderTotals,
  PageHeading,
  Printer,
  RotateCw,
} from '@partshop/ui';
import type { RefusedAct } from './act-on-order.saga.ts';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItemRow } from './OrderItemRow.tsx';
import { messages } from './order.messages.ts';
import { OrderPage } from './order.styles.ts';
import { VinCheck } from './VinCheck.tsx';
import { WhereIsIt } from './WhereIsIt.tsx';

/** /client/vue-order/{number}: where the ordered parts are, and what can be done with them. */
export function OrderScreen() {
  const { number = '' } = useParams();
  const known = useSelector((state: CoreState) => orders.select(state, number));
  const refused = useActionData<RefusedAct | undefined>();
  const order = 'data' in known ? known.data : undefined;
  if (!order) return null;
  return <OrderView order={order} refused={refused ?? null} />;
}

function OrderView({ order, refused }: { order: Order; refused: RefusedAct | null }) {
  const t = useTexts(messages);
  const { items } = order;
  const [now] = useState(() => new Date());
  const fits = useFit(items.map(({ articleId }) => articleId));
  return (
    <OrderPage data-ui="Order">
      <OrderHead order={order} />
      <WhereIsIt order={order} now={now} />
      <div className="order-columns">
        <Card as="section" className="order-items" aria-labelledby="items-heading">
          <h2 id="items-heading">{t('items')}</h2>
          <ul>
            {items.map((item) => (
              <OrderItemRow
                key={item.orderItemId}
                order={order}
                item={item}
                now={now}
                fit={fits[item.articleId]}
                refused={refused?.itemId === item.orderItemId ? refused : null}
              />
            ))}
          </ul>
          <Totals order={order} />
        </Card>
        <div className="order-side">
          <OrderFacts order={order} />
          <OrderDocuments order={order} />
          <VinCheck order={order} refused={refused?.intent === 'check-vin' ? refused : null} />
        </div>
      </div>
    </OrderPage>
  );
}

function OrderHead({ order: { number, createdAt, status } }: { order: Order }) {
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const href = useHref();
  const locale = useLocale();
  const isAnonymous = useSelector(selectIsAnonymous);
  return (
    <div>
      {isAnonymous ? null : (
        <Link className="order-back" href={href(paths.orders.to())} variant="standalone">
          {t('allOrders')}
        </Link>
      )}
      <PageHeading
        title={<WithNumber text={t('title', { number: isolate(number, locale) })} number={number} />}
        description={
          <span className="order-placed">
            <OrderStatus status={status} label={tStatus(status)} />
            <DateTime value={createdAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
          </span>
        }
        aside={
          <span className="order-acts">
            <ButtonLink size="small" icon={<RotateCw />} href={href(paths.repeatOrder.to(number))}>
              {t('repeat')}
            </ButtonLink>
            <Button className="order-print" size="small" icon={<Printer />} onClick={() => globalThis.print()}>
              {t('print')}
            </Button>
          </span>
        }
      />
    </div>
  );
}

function Totals({ order: { items, delivery, promo, bonus, total, payable, currency } }: { order: Order }) {
  const t = useTexts(messages);
  const discount = promo?.discount ?? 0;
  const { money } = useMoney(currency.code, [...items.map(({ price }) => price), discount, bonus, delivery.cost]);
  const goods = items.reduce((sum, item) => (isSold(item.status) ? sum + item.sum : sum), 0);
  const rows = [
    ...(discount > 0 || bonus > 0 || delivery.cost > 0
      ? [{ term: t('goods'), value: <Money {...money(goods)} /> }]
      : []),
    ...(discount > 0 ? [{ term: t('promoDiscount'), value: <Money {...money(-discount)} /> }] : []),
    ...(bonus > 0 ? [{ term: t('bonus'), value: <Money {...money(-bonus)} /> }] : []),
    ...(delivery.cost > 0 ? [{ term: t('delivery'), value: <Money {...money(delivery.cost)} /> }] : []),
  ];
  return (
    <>
      <OrderTotals items={rows} total={{ term: t('total'), value: <Money {...money(total)} /> }} />
      <RateNote currency={currency} payable={payable} />
    </>
  );
}
