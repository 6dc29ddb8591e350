import { useSelector } from 'react-redux';
import { isolate, useLocale, sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { formatDelivery, paths } from '@partshop/features/shared';
import { Button, ButtonLink, Card, Money, OrderTotals } from '@partshop/ui';
import { isOrdered } from './basket-line.ts';
import { messages } from './basket.messages.ts';
import {
  selectBasketCount,
  selectBasketCurrency,
  selectBasketLines,
  selectBasketTotal,
  selectIsSaving,
} from './basket.selectors.ts';
import { useBasketMoney } from './use-basket-money.ts';

const REASON_ID = 'checkout-blocked';

/** The pieces that can be ordered, their total and delivery time, and the link to the checkout. Other lines stay in the basket. */
export function BasketSummary() {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const { money } = useBasketMoney();
  const total = useSelector(selectBasketTotal);
  const isSaving = useSelector(selectIsSaving);
  const inBasket = useSelector(selectBasketCount);
  const ordered = useSelector(selectBasketLines).filter(isOrdered);
  const count = ordered.reduce((sum, { qty }) => sum + qty, 0);
  const days = Math.max(0, ...ordered.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...ordered.map(({ deliveryDaysMax }) => deliveryDaysMax));
  const hasOthers = count < inBasket;

  return (
    <Card as="section" className="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{t('summary')}</h2>
      <OrderTotals
        rows={[
          {
            term: t('goodsCount'),
            value: hasOthers ? t('piecesOf', { count, total: inBasket }) : shared('pieces', { count }),
          },
          ...(ordered.length > 0 ? [{ term: t('readiness'), value: formatDelivery(shared, days, daysMax) }] : []),
        ]}
        total={{ term: t('total'), value: <Money {...money(total)} /> }}
      />
      {ordered.length === 0 ? (
        <Button variant="primary" size="large" aria-disabled="true" aria-describedby={REASON_ID}>
          {t('checkout')}
        </Button>
      ) : (
        <ButtonLink variant="primary" size="large" href={href(paths.checkout.to())}>
          {t('checkout')}
        </ButtonLink>
      )}
      {hasOthers ? (
        <p className="summary-blocked" id={REASON_ID}>
          {t(ordered.length === 0 ? 'blocked' : 'othersStay')}
        </p>
      ) : null}
      <RateNote />
      <output className="summary-status">{isSaving ? t('saving') : ''}</output>
    </Card>
  );
}

/** P12: the exchange rate, when the page's currency is not the sellers'. */
function RateNote() {
  const t = useTexts(messages);
  const locale = useLocale();
  const currency = useSelector(selectBasketCurrency);
  if (!currency || currency.code === 'RUB') return null;
  const rate = new Intl.NumberFormat(locale.format, { maximumFractionDigits: 2 }).format(currency.rate);
  const date = new Intl.DateTimeFormat(locale.format, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(currency.rateDate),
  );
  return (
    <p className="summary-note" suppressHydrationWarning>
      {t('rate', { rate: isolate(rate, locale), date: isolate(date, locale) })}
    </p>
  );
}
