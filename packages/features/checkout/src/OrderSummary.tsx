import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import type { CheckoutStep } from '@partshop/api-client';
import {
  isOrdered,
  selectBasketLines,
  selectPromoDiscount,
  useBasketMoney,
  type BasketLine,
  nameOfWay,
  waysMessages,
} from '@partshop/features/basket';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { useFit } from '@partshop/features/fit';
import { formatDelivery, paths } from '@partshop/features/shared';
import { Button, ButtonLink, Card, Money } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { BonusField } from './BonusField.tsx';
import { CheckoutConsent } from './CheckoutConsent.tsx';
import { NoReturnsConsent, type NoReturnsConsentProps } from './NoReturnsConsent.tsx';
import { PAYMENTS } from './checkout-form.ts';
import { PAYMENT_NAMES } from './PaymentField.tsx';
import { needsConsent } from './ordered-lines.ts';
import { aboveLimit, LimitNote } from './LimitNote.tsx';
import { seenTotalOf } from './seen-total.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { SummaryTotals } from './SummaryTotals.tsx';
import { useTotals, type Resent } from './use-totals.ts';

/** The heading's id. */
export const SUMMARY_ID = 'summary-heading';

/** Lines that are visible at once. One more is not worth hiding. */
const SEEN = 7;

export type OrderSummaryProps = {
  resent: Resent;
  /** What the client may order without an approval; null for who needs none. */
  limits: CheckoutStep['limits'];
  /** What bonuses would pay; null for a visitor without a bonus wallet. */
  bonus: CheckoutStep['bonus'];
  /** Whether the attempt before was to be paid with bonuses. */
  isBonusChosen: boolean;
  submit: Ref<HTMLButtonElement>;
  isSending: boolean;
  consent: NoReturnsConsentProps;
};

/** The goods, their delivery time, the total and the button. */
export function OrderSummary({ resent, limits, bonus, isBonusChosen, submit, isSending, consent }: OrderSummaryProps) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const waysText = useTexts(waysMessages);
  const href = useHref();
  const lines = useSelector(selectBasketLines);
  const fits = useFit(lines.map(({ articleId }) => articleId));
  const totals = useTotals(resent);
  const discount = useSelector(selectPromoDiscount);
  const { money, moneyText } = useBasketMoney(discount, bonus?.discount);
  const ordered = lines.filter(isOrdered);
  const days = Math.max(0, ...ordered.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...ordered.map(({ deliveryDaysMax }) => deliveryDaysMax));
  // An order that may have arrived emptied the basket, and its retry must send the same consent.
  const asksConsent = needsConsent(lines) || (resent !== undefined && consent.isChecked);

  const isAbove = limits !== null && totals.length > 0 && totals.every(({ total }) => aboveLimit(limits, total));

  const [seen, rest] = lines.length > SEEN + 1 ? [lines.slice(0, SEEN), lines.slice(SEEN)] : [lines, []];
  const toLine = (line: BasketLine) => (
    <SummaryLine key={line.key} line={line} fit={fits[line.articleId]} money={money} moneyText={moneyText} />
  );

  return (
    <Card as="section" className="summary" aria-labelledby={SUMMARY_ID}>
      <h2 id={SUMMARY_ID}>{t('summary')}</h2>
      {seen.length > 0 ? <ul className="summary-lines">{seen.map(toLine)}</ul> : null}
      {rest.length > 0 ? (
        <details className="summary-rest" open={rest.some((line) => line.problem !== null)}>
          <summary>{t('moreLines', { count: rest.length })}</summary>
          <ul className="summary-lines">{rest.map(toLine)}</ul>
        </details>
      ) : null}
      {bonus ? <BonusField bonus={bonus} isChosen={isBonusChosen} /> : null}
      {totals.map(({ type, cost, payable, total, ...way }) => (
        <div key={type} className="way-totals" data-way={type}>
          <SummaryTotals
            rows={[
              ...(ordered.length > 0
                ? [
                    {
                      term: t(type === 'point' ? 'readiness' : 'arrival'),
                      value:
                        type === 'point'
                          ? formatDelivery(shared, days, daysMax)
                          : formatDelivery(shared, way.days, way.daysMax),
                    },
                  ]
                : []),
              {
                term: waysText(nameOfWay({ type, by: way.by })),
                value: cost === 0 ? waysText('free') : <Money {...money(cost)} />,
              },
              ...(discount > 0 ? [{ term: t('promoDiscount'), value: <Money {...money(-discount)} /> }] : []),
              {
                term: t('payment'),
                value: PAYMENTS.map((payment) => (
                  <span key={payment} data-payment={payment}>
                    {t(PAYMENT_NAMES[payment])}
                  </span>
                )),
              },
            ]}
            total={total}
            goods={total - cost}
            delivery={payable}
            bonus={bonus}
            money={money}
          />
          {limits ? <LimitNote limits={limits} total={total} /> : null}
          <input type="hidden" name={seenTotalOf(type)} value={total} />
        </div>
      ))}
      {ordered.length > 0 || resent !== undefined ? (
        <>
          {asksConsent ? <NoReturnsConsent {...consent} /> : null}
          <Button
            ref={submit}
            type="submit"
            variant="primary"
            size="large"
            isPending={isSending}
            pendingLabel={t('sending')}
          >
            {t(isAbove ? 'submitAbove' : 'submit')}
          </Button>
          <CheckoutConsent isAbove={isAbove} />
        </>
      ) : (
        <>
          <p className="summary-blocked">{t('nothingToOrder')}</p>
          <ButtonLink href={href(paths.basket.to())}>{t('toBasket')}</ButtonLink>
        </>
      )}
    </Card>
  );
}
