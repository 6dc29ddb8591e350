import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import type { ManagedOrder, Order } from '@partshop/api-client';
import { isolate, selectIsAnonymous, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { formKey } from '@partshop/features/core/forms';
import { useFit } from '@partshop/features/fit';
import { orders, OrderSums, orderStatusMessages } from '@partshop/features/checkout';
import { paths, SHOP_TIME_ZONE, WithNumber } from '@partshop/features/shared';
import { Button, ButtonLink, Card, DateTime, Link, OrderStatus, PageHeading, Printer, RotateCw } from '@partshop/ui';
import type { RefusedAct } from './act-on-order.saga.ts';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItemRow } from './OrderItemRow.tsx';
import { ManageDelivery, ManageItem } from './manage/lazy-manage.ts';
import type { RefusedManaging } from './manage/manage-intents.ts';
import { managedOrders } from './manage/managed-order.loadable.ts';
import { messages } from './order.messages.ts';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderPage } from './order.styles.ts';
import type { RefusedUpdate } from './update-order.saga.ts';
import { VinCheck } from './VinCheck.tsx';
import { WhereIsIt } from './WhereIsIt.tsx';

/** /client/vue-order/{number}: where the ordered parts are, and what can be done with them. */
export function OrderScreen() {
  const { number = '' } = useParams();
  const known = useSelector((state: CoreState) => orders.select(state, number));
  const answer = useActionData<RefusedAct | RefusedManaging | RefusedUpdate | undefined>();
  const managing = useSelector((state: CoreState) => managedOrders.select(state, number));
  const order = 'data' in known ? known.data : undefined;
  if (!order) return null;
  return (
    <OrderView
      order={order}
      refused={answer && 'intent' in answer ? answer : null}
      refusedUpdate={answer && 'update' in answer ? answer : null}
      managed={'data' in managing ? managing.data : null}
      refusedManaging={answer && 'manage' in answer ? answer : null}
    />
  );
}

type OrderViewProps = {
  order: Order;
  refused: RefusedAct | null;
  refusedUpdate: RefusedUpdate | null;
  /** For a manager. */
  managed: ManagedOrder | null;
  refusedManaging: RefusedManaging | null;
};

function OrderView({ order, refused, refusedUpdate, managed, refusedManaging }: OrderViewProps) {
  const t = useTexts(messages);
  const { items } = order;
  const [now] = useState(() => new Date());
  const managingKey = formKey(order.version, refusedManaging !== null && refusedManaging.standing !== null);
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
                managing={
                  managed && (
                    <ManageItem
                      key={managingKey}
                      order={order}
                      item={item}
                      managed={managed}
                      refused={refusedManaging?.itemId === item.orderItemId ? refusedManaging : null}
                    />
                  )
                }
              />
            ))}
          </ul>
          <OrderSums order={order} />
        </Card>
        <div className="order-side">
          {managed ? (
            <ManageDelivery
              key={managingKey}
              order={order}
              managed={managed}
              refused={refusedManaging?.manage === 'set-delivery' ? refusedManaging : null}
            />
          ) : null}
          <OrderFacts order={order} refused={refusedUpdate} />
          <OrderChanges order={order} />
          <OrderDocuments order={order} />
          <VinCheck order={order} refused={refused?.intent === 'check-vin' ? refused : null} />
        </div>
      </div>
    </OrderPage>
  );
}

function OrderHead({ order: { number, createdAt, status, isOwn } }: { order: Order }) {
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const href = useHref();
  const locale = useLocale();
  const isAnonymous = useSelector(selectIsAnonymous);
  return (
    <div>
      {isAnonymous || !isOwn ? null : (
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
            {isOwn ? (
              <ButtonLink size="small" icon={<RotateCw />} href={href(paths.repeatOrder.to(number))}>
                {t('repeat')}
              </ButtonLink>
            ) : null}
            <Button className="order-print" size="small" icon={<Printer />} onClick={() => globalThis.print()}>
              {t('print')}
            </Button>
          </span>
        }
      />
    </div>
  );
}
