import type { OrderSummary } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useMoney, useTexts } from '@partshop/features/core';
import { orderStatusMessages } from '@partshop/features/checkout';
import { ArticlePicture, paths, SHOP_TIME_ZONE, WithNumber } from '@partshop/features/shared';
import { ArticleName, ButtonLink, Card, DateTime, Money, OrderStatus, RotateCw } from '@partshop/ui';
import { formatDays } from './expected-days.ts';
import { messages } from './orders.messages.ts';

/** An order in the list; the whole card leads to it. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const href = useHref();
  const locale = useLocale();
  const { number, createdAt, status, items, itemCount, expectedFrom, expectedTo, total, currency } = order;
  const { money } = useMoney(currency.code, [total]);
  const rest = itemCount - items.length;
  return (
    <Card as="li" className="order">
      <div className="order-head">
        <h2>
          <a href={href(paths.order.to(number))} data-card-link>
            <WithNumber text={t('order', { number: isolate(number, locale) })} number={number} />
          </a>
        </h2>
        <DateTime
          className="order-date"
          value={createdAt}
          locale={locale.format}
          timeZone={SHOP_TIME_ZONE}
          format="date"
        />
        <OrderStatus status={status} label={tStatus(status)} />
        {expectedFrom === null || expectedTo === null ? null : (
          <span className="order-expected" suppressHydrationWarning>
            {t('expected', { days: formatDays(locale, expectedFrom, expectedTo) })}
          </span>
        )}
        <Money className="order-total" {...money(total)} />
      </div>
      <ul className="order-items">
        {items.map((item) => (
          <li key={item.orderItemId}>
            <ArticlePicture of={item} sizes="40px" />
            <span className="order-item-name">
              <ArticleName maker={item.catalogName} number={item.catalogFullNumber} />{' '}
              <DataText>{item.productName}</DataText>
            </span>
          </li>
        ))}
        {rest > 0 ? <li className="order-rest">{t('more', { count: rest })}</li> : null}
      </ul>
      <ButtonLink
        className="order-repeat"
        size="small"
        icon={<RotateCw />}
        href={href(paths.repeatOrder.to(number))}
        aria-label={t('repeatOrder', { number: isolate(number, locale) })}
      >
        {t('repeat')}
      </ButtonLink>
    </Card>
  );
}
