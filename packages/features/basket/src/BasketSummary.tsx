import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { Arrival, paths } from '@partshop/features/shared';
import { Button, ButtonLink, Card, Money, OrderTotals } from '@partshop/ui';
import { isOrdered, type BasketLine } from './basket-line.ts';
import { messages } from './basket.messages.ts';
import {
  selectBasketCount,
  selectBasketLines,
  selectBasketTotal,
  selectGoodsTotal,
  selectIsSaving,
  selectPromoDiscount,
  selectServerBasket,
} from './basket.selectors.ts';
import { BasketDelivery } from './BasketDelivery.tsx';
import { FewerParcels } from './FewerParcels.tsx';
import { PromoForm } from './PromoForm.tsx';
import type { RefusedPromo } from './promo-refusal.ts';
import { RateNote } from './RateNote.tsx';
import { useBasketMoney } from './use-basket-money.ts';

const REASON_ID = 'checkout-blocked';

/** Why some lines are not ordered, or all. */
function reasonOf(lines: readonly BasketLine[], ordered: readonly BasketLine[]) {
  if (ordered.length > 0) return 'othersStay';
  return lines.some(({ inOrder }) => inOrder) ? 'blocked' : 'nothingChosen';
}

export type BasketSummaryProps = {
  checkout: Ref<HTMLAnchorElement>;
  /** The query of the page, which preserves the view. */
  action: string;
  refused: RefusedPromo | undefined;
  /** Whether the offer of fewer parcels that was taken is another by now. */
  isOutdated: boolean;
};

/** The pieces that can be ordered, their total and delivery time, and the link to the checkout. Other lines stay in the basket. */
export function BasketSummary({ checkout, action, refused, isOutdated }: BasketSummaryProps) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const goods = useSelector(selectGoodsTotal);
  const discount = useSelector(selectPromoDiscount);
  const { money } = useBasketMoney(discount);
  const total = useSelector(selectBasketTotal);
  const isSaving = useSelector(selectIsSaving);
  const basket = useSelector(selectServerBasket);
  const inBasket = useSelector(selectBasketCount);
  const lines = useSelector(selectBasketLines);
  const ordered = lines.filter(isOrdered);
  const count = ordered.reduce((sum, { qty }) => sum + qty, 0);
  const days = Math.max(0, ...ordered.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...ordered.map(({ deliveryDaysMax }) => deliveryDaysMax));
  const hasOthers = count < inBasket;

  return (
    <Card as="section" className="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{t('summary')}</h2>
      <OrderTotals
        items={[
          {
            term: t('goodsCount'),
            value: hasOthers ? t('piecesOf', { count, total: inBasket }) : shared('pieces', { count }),
          },
          ...(discount > 0
            ? [
                { term: t('goodsSum'), value: <Money {...money(goods)} /> },
                { term: t('promoDiscount'), value: <Money {...money(-discount)} /> },
              ]
            : []),
          ...(ordered.length > 0 ? [{ term: t('readiness'), value: <Arrival days={days} daysMax={daysMax} /> }] : []),
        ]}
        total={{ term: t('total'), value: <Money {...money(total)} /> }}
      />
      <PromoForm action={action} refused={refused} />
      {ordered.length === 0 ? (
        <Button variant="primary" size="large" aria-disabled="true" aria-describedby={REASON_ID}>
          {t('checkout')}
        </Button>
      ) : (
        <ButtonLink ref={checkout} variant="primary" size="large" href={href(paths.checkout.to())}>
          {t('checkout')}
        </ButtonLink>
      )}
      {hasOthers ? (
        <p className="summary-blocked" id={REASON_ID}>
          {t(reasonOf(lines, ordered))}
        </p>
      ) : null}
      {basket ? <RateNote currency={basket.currency} payable={isSaving ? undefined : basket.payable} /> : null}
      {ordered.length > 0 ? <BasketDelivery /> : null}
      <FewerParcels action={action} isOutdated={isOutdated} />
      <output className="summary-status">{isSaving ? t('saving') : ''}</output>
    </Card>
  );
}
