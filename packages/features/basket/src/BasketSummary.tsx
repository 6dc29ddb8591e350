import { useSelector } from 'react-redux';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { Arrival, paths } from '@partshop/features/shared';
import { Button, ButtonLink, Card, Money, OrderTotals } from '@partshop/ui';
import { isBlocked } from './basket-line.ts';
import { messages } from './basket.messages.ts';
import {
  selectBasketLines,
  selectBasketTotal,
  selectHasProblems,
  selectIsSaving,
  selectServerBasket,
} from './basket.selectors.ts';
import { RateNote } from './RateNote.tsx';
import { useBasketMoney } from './use-basket-money.ts';

const REASON_ID = 'checkout-blocked';

/** The total, the delivery time and the link to the checkout. */
export function BasketSummary() {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const { money } = useBasketMoney();
  const total = useSelector(selectBasketTotal);
  const hasProblems = useSelector(selectHasProblems);
  const isSaving = useSelector(selectIsSaving);
  const basket = useSelector(selectServerBasket);
  const orderable = useSelector(selectBasketLines).filter((line) => !isBlocked(line) && line.basketId !== 0);
  const count = orderable.reduce((sum, { qty }) => sum + qty, 0);
  const days = Math.max(0, ...orderable.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...orderable.map(({ deliveryDaysMax }) => deliveryDaysMax));

  return (
    <Card as="section" className="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{t('summary')}</h2>
      <OrderTotals
        rows={[
          { term: t('goodsCount'), value: shared('pieces', { count }) },
          ...(orderable.length > 0 ? [{ term: t('readiness'), value: <Arrival days={days} daysMax={daysMax} /> }] : []),
        ]}
        total={{ term: t('total'), value: <Money {...money(total)} /> }}
      />
      {hasProblems ? (
        <Button variant="primary" size="large" aria-disabled="true" aria-describedby={REASON_ID}>
          {t('checkout')}
        </Button>
      ) : (
        <ButtonLink variant="primary" size="large" href={href(paths.checkout.to())}>
          {t('checkout')}
        </ButtonLink>
      )}
      {hasProblems ? (
        <p className="summary-blocked" id={REASON_ID}>
          {t('blocked')}
        </p>
      ) : null}
      {basket ? <RateNote currency={basket.currency} payable={isSaving ? undefined : basket.payable} /> : null}
      <output className="summary-status">{isSaving ? t('saving') : ''}</output>
    </Card>
  );
}
