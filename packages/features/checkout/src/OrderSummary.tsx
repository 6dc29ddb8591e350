import { useSelector } from 'react-redux';
import { selectBasketCurrency, selectBasketLines, selectBasketTotal } from '@partshop/features/basket';
import { currencyOf, useLang, sharedMessages, useHref, useTexts, useMoney } from '@partshop/features/core';
import { formatDelivery, paths } from '@partshop/features/shared';
import { Button, ButtonLink, Card, Money, OrderTotals } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { CheckoutConsent } from './CheckoutConsent.tsx';
import { isOrdered } from './ordered-lines.ts';
import { SummaryLine } from './SummaryLine.tsx';

export type OrderSummaryProps = {
  /** The total of the attempt before; a retry must send the same. */
  seenTotal: number | undefined;
  isSending: boolean;
};

/** The goods, their delivery time, the total and the button. */
export function OrderSummary({ seenTotal, isSending }: OrderSummaryProps) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const lang = useLang();
  const lines = useSelector(selectBasketLines);
  const basketTotal = useSelector(selectBasketTotal);
  const { money, moneyText } = useMoney(useSelector(selectBasketCurrency)?.code ?? currencyOf(lang));
  const ordered = lines.filter(isOrdered);
  const days = Math.max(0, ...ordered.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...ordered.map(({ deliveryDaysMax }) => deliveryDaysMax));
  const total = seenTotal ?? basketTotal;

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
      <OrderTotals
        rows={[
          ...(ordered.length > 0 ? [{ term: t('readiness'), value: formatDelivery(shared, days, daysMax) }] : []),
          { term: t('pickup'), value: t('free') },
        ]}
        total={{ term: t('total'), value: <Money {...money(total)} /> }}
      />
      <input type="hidden" name="SeenTotal" value={total} />
      {ordered.length > 0 || seenTotal !== undefined ? (
        <>
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
