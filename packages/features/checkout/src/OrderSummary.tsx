import { useSelector } from 'react-redux';
import type { CheckoutStep } from '@partshop/api-client';
import { isOrdered, selectBasketLines, selectBasketTotal, useBasketMoney } from '@partshop/features/basket';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { formatDelivery, paths } from '@partshop/features/shared';
import { Button, ButtonLink, Card } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { CheckoutConsent } from './CheckoutConsent.tsx';
import { NoReturnsConsent, type NoReturnsConsentProps } from './NoReturnsConsent.tsx';
import { needsConsent } from './ordered-lines.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { SummaryTotals } from './SummaryTotals.tsx';

export type OrderSummaryProps = {
  /** The total of the attempt before; a retry must send the same. */
  seenTotal: number | undefined;
  /** What bonuses would pay; null for a visitor without a bonus wallet. */
  bonus: CheckoutStep['bonus'];
  isSending: boolean;
  consent: NoReturnsConsentProps;
};

/** The goods, their delivery time, the total and the button. */
export function OrderSummary({ seenTotal, bonus, isSending, consent }: OrderSummaryProps) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const lines = useSelector(selectBasketLines);
  const basketTotal = useSelector(selectBasketTotal);
  const { money, moneyText } = useBasketMoney(bonus?.discount);
  const ordered = lines.filter(isOrdered);
  const days = Math.max(0, ...ordered.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...ordered.map(({ deliveryDaysMax }) => deliveryDaysMax));
  const total = seenTotal ?? basketTotal;
  // An order that may have arrived emptied the basket, and its retry must send the same consent.
  const asksConsent = needsConsent(lines) || (seenTotal !== undefined && consent.isChecked);

  return (
    <Card as="section" className="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{t('summary')}</h2>
      {lines.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must reach a scrolling region
        <ul className="summary-lines" tabIndex={0} aria-labelledby="summary-heading">
          {lines.map((line) => (
            <SummaryLine key={line.key} line={line} money={money} moneyText={moneyText} />
          ))}
        </ul>
      ) : null}
      <SummaryTotals
        rows={[
          ...(ordered.length > 0 ? [{ term: t('readiness'), value: formatDelivery(shared, days, daysMax) }] : []),
          { term: t('pickup'), value: t('free') },
        ]}
        total={total}
        bonus={bonus}
        money={money}
      />
      <input type="hidden" name="SeenTotal" value={total} />
      {ordered.length > 0 || seenTotal !== undefined ? (
        <>
          {asksConsent ? <NoReturnsConsent {...consent} /> : null}
          <Button type="submit" variant="primary" size="large" isPending={isSending} pendingLabel={t('sending')}>
            {t('submit')}
          </Button>
          <p className="summary-note">{t('submitNote')}</p>
          <CheckoutConsent />
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
