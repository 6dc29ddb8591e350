import type { ReactNode } from 'react';
import { DataText, useMoney, useTexts } from '@partshop/features/core';
import type { FitVerdict, Order, OrderItem } from '@partshop/api-client';
import { LineFit, LineTerms } from '@partshop/features/basket';
import { orderStatusMessages } from '@partshop/features/checkout';
import { ArticlePicture } from '@partshop/features/shared';
import { Money, OrderStatus } from '@partshop/ui';
import type { RefusedAct } from './act-on-order.saga.ts';
import { ItemActs } from './ItemActs.tsx';
import { ItemTimeline } from './ItemTimeline.tsx';
import { messages } from './order.messages.ts';
import { OrderedArticle } from './OrderedArticle.tsx';

export type OrderItemRowProps = {
  order: Order;
  item: OrderItem;
  now: Date;
  fit: FitVerdict | undefined;
  /** The last act on this item, if it was refused. */
  refused: RefusedAct | null;
  /** The forms of a manager. */
  managing: ReactNode;
};

/** An ordered item: its status, its steps, and what the buyer can do with it. */
export function OrderItemRow({ order, item, now, fit, refused, managing }: OrderItemRowProps) {
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const { money, moneyText } = useMoney(
    order.currency.code,
    order.items.map(({ price }) => price),
  );
  return (
    <li className="item" id={`item-${item.orderItemId}`} data-status={item.status}>
      <ArticlePicture className="item-picture" of={item} sizes="56px" />
      <div className="item-text">
        <OrderedArticle of={item} />
        <OrderStatus className="item-status" status={item.status} label={tStatus(item.status)} />
        <LineFit of={fit} />
        <LineTerms line={item} />
        {item.comment === '' ? null : (
          <span className="item-comment">
            <DataText>{item.comment}</DataText>
          </span>
        )}
      </div>
      <div className="item-price">
        <Money className="item-sum" {...money(item.sum)} />
        <span className="item-pieces" suppressHydrationWarning>
          {t('quantityPrice', { count: item.qty, price: moneyText(item.price) })}
        </span>
      </div>
      <div className="item-more">
        <ItemTimeline item={item} refund={moneyText(item.sum)} />
        {order.isOwn ? <ItemActs number={order.number} item={item} now={now} refused={refused} /> : null}
        {managing}
      </div>
    </li>
  );
}
