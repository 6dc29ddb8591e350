import { isSold, type Order } from '@partshop/api-client';
import { orderAmounts, OrderSums } from '@partshop/features/checkout';
import { DataText, useHref, useMoney, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ArticleName, Card, Money } from '@partshop/ui';
import { messages } from './pay.messages.ts';

/** What an order holds, with its sum; of a cancelled one what it held. */
export function PaidItems({ order }: { order: Order }) {
  const t = useTexts(messages);
  const href = useHref();
  const { items } = order;
  const sold = items.filter(({ status }) => isSold(status));
  const { money } = useMoney(order.currency.code, orderAmounts(order));
  return (
    <Card as="section" aria-labelledby="items-heading">
      <h2 id="items-heading">{t('whatFor')}</h2>
      <ul className="items">
        {(sold.length > 0 ? sold : items).map((item) => (
          <li key={item.orderItemId}>
            <a className="ps-touch" href={href(paths.price.to(item.catalogKey, item.catalogFullNumber))}>
              <ArticleName maker={item.catalogName} number={item.catalogFullNumber} />
            </a>
            <Money {...money(item.sum)} />
            <DataText>{item.productName}</DataText>
            <span className="item-pieces">{t('pieces', { count: item.qty })}</span>
          </li>
        ))}
      </ul>
      {sold.length > 0 ? <OrderSums order={order} /> : null}
    </Card>
  );
}
