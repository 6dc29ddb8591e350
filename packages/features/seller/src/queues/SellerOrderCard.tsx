import type { SellerItem } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useMoney, useTexts, type Locale } from '@partshop/features/core';
import { orderStatusMessages } from '@partshop/features/checkout';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { ArticleName, Badge, Card, CheckboxField, DateTime, OrderStatus } from '@partshop/ui';
import { ItemForms } from './ItemForms.tsx';
import { momentText } from './moment-text.ts';
import { PRINT_FORM } from './PrintForm.tsx';
import { messages } from './queue.messages.ts';
import type { SellerOrderCardProps } from './seller-order-card-props.ts';
import { WholeOrderForm } from './WholeOrderForm.tsx';

/** An order with the items that wait in the queue, and what the seller can do with them. */
export function SellerOrderCard(props: SellerOrderCardProps) {
  const { order, queue } = props;
  const t = useTexts(messages);
  const locale = useLocale();
  const { number, createdAt, city, items } = order;
  return (
    <Card as="li" className="order">
      <div className="order-head">
        <h2>{t('order', { number: isolate(number, locale) })}</h2>
        <span className="muted">
          <DateTime value={createdAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
        </span>
        {city === '' ? null : <span className="muted">{t('city', { city: isolate(city, locale) })}</span>}
      </div>
      <ul className="items">
        {items.map((item) => (
          <Item key={item.orderItemId} {...props} item={item} />
        ))}
      </ul>
      {queue === 'return-request' ? null : <WholeOrderForm {...props} />}
    </Card>
  );
}

function Item(props: SellerOrderCardProps & { item: SellerItem }) {
  const { item, queue } = props;
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const locale = useLocale();
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const { catalogKey, catalogName, catalogFullNumber, clearNumber, productName, qty, price, comment, status } = item;
  return (
    <li className="item">
      <div className="item-text">
        <a href={href(paths.price.to(catalogKey, clearNumber))}>
          <ArticleName maker={catalogName} number={catalogFullNumber} />
        </a>
        <span className="muted">
          <DataText>{productName}</DataText>
        </span>
        <span suppressHydrationWarning>
          {price === null ? t('piecesOnly', { qty }) : t('pieces', { qty, price: moneyText(price) })}
        </span>
        <span className="muted">
          <DataText>{item.warehouseName}</DataText>
        </span>
        {comment === '' ? null : <span>{t('comment', { text: isolate(comment, locale) })}</span>}
        {queue === 'return-request' ? <Request item={item} /> : null}
      </div>
      <div className="item-state">
        <OrderStatus status={status} label={status === 'ordered' ? t('accepted') : tStatus(status)} />
        <Deadline item={item} />
        {queue === 'return-request' ? null : (
          <span className="muted" suppressHydrationWarning>
            {t('promised', { date: dayText(locale, item.promisedAt) })}
          </span>
        )}
        {queue === 'wait' ? (
          <CheckboxField
            form={PRINT_FORM}
            name="itemId"
            value={item.orderItemId}
            label={t('print')}
            aria-label={t('printOf', { article: isolate(`${catalogName} ${catalogFullNumber}`, locale) })}
          />
        ) : null}
      </div>
      <ItemForms {...props} />
    </li>
  );
}

/** What the buyer said, and until when they need to say nothing. */
function Request({ item: { reason, freeUntil } }: { item: SellerItem }) {
  const t = useTexts(messages);
  const locale = useLocale();
  return (
    <>
      <span>{reason === '' ? t('noReason') : t('reason', { text: isolate(reason, locale) })}</span>
      {freeUntil === null ? null : (
        <span className="muted" suppressHydrationWarning>
          {t('freeUntil', { date: dayText(locale, freeUntil) })}
        </span>
      )}
    </>
  );
}

function Deadline({ item: { deadline, isLate, queue } }: { item: SellerItem }) {
  const t = useTexts(messages);
  const locale = useLocale();
  if (deadline === null) return null;
  const time = momentText(locale, deadline);
  const text = isLate ? 'late' : queue === 'wait' ? 'shipBy' : 'answerBy';
  return (
    <Badge tone={isLate ? 'critical' : 'attention'} suppressHydrationWarning>
      {t(text, { time })}
    </Badge>
  );
}

const dayText = ({ format }: Locale, iso: string): string =>
  new Intl.DateTimeFormat(format, { day: 'numeric', month: 'long', timeZone: SHOP_TIME_ZONE }).format(new Date(iso));
