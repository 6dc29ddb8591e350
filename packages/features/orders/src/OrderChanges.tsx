import type { Order, OrderChange } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useMoney, useTexts, type Locale } from '@partshop/features/core';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Card, DateTime, Link } from '@partshop/ui';
import { formatDays } from './expected-days.ts';
import { messages } from './order.messages.ts';

/** What the shop changed in an order after it was placed: prices, items of other orders, the cost of the delivery. */
export function OrderChanges({ order }: { order: Order }) {
  const t = useTexts(messages);
  const locale = useLocale();
  if (order.changes.length === 0) return null;
  return (
    <Card as="section" className="order-changes" aria-labelledby="changes-heading">
      <h2 id="changes-heading">{t('changes')}</h2>
      <ul>
        {order.changes.map((change) => (
          <li key={`${change.at} ${change.kind} ${change.kind === 'delivery-cost' ? '' : change.orderItemId}`}>
            <ChangeText change={change} order={order} />
            <span className="item-note">
              <DateTime value={change.at} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
            </span>
            {change.reason === '' ? null : (
              <span className="item-note">
                <DataText>{t(change.by === 'seller' ? 'bySeller' : 'byManager', { reason: change.reason })}</DataText>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ChangeText({ change, order: { number, currency } }: { change: OrderChange; order: Order }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const { moneyText } = useMoney(currency.code, 'from' in change ? [change.from, change.to] : []);
  if (change.kind === 'delivery-cost') {
    return (
      <span suppressHydrationWarning>
        {t('changedDelivery', { from: moneyText(change.from), to: moneyText(change.to) })}
      </span>
    );
  }
  const article = articleOf(change, locale);
  if (change.kind === 'price') {
    return (
      <span suppressHydrationWarning>
        {t('changedPrice', { article, from: moneyText(change.from), to: moneyText(change.to) })}
      </span>
    );
  }
  if (change.kind === 'day') {
    const day = (iso: string) => formatDays(locale, iso);
    return <span>{t('changedDay', { article, from: day(change.fromDay), to: day(change.toDay) })}</span>;
  }
  const isOut = change.fromOrder === number;
  const other = isOut ? change.toOrder : change.fromOrder;
  return (
    <Link href={href(paths.order.to(other))} variant="standalone">
      {t(isOut ? 'movedOut' : 'movedIn', { article, number: isolate(other, locale) })}
    </Link>
  );
}

const articleOf = (change: { catalogName: string; catalogFullNumber: string }, locale: Locale): string =>
  isolate(`${change.catalogName} ${change.catalogFullNumber}`, locale);
