import type { QuickOrder } from '@partshop/api-client';
import { useMoney, useTexts } from '@partshop/features/core';
import { Arrival } from '@partshop/features/shared';
import { Button, Card, Money, OrderTotals } from '@partshop/ui';
import { buttons } from './list-form.ts';
import { pricesOf } from './list-prices.ts';
import { messages } from './quick-order.messages.ts';

export type ListSummaryProps = { order: QuickOrder; isSending: boolean };

/** How many lines were found, their sum and delivery time, and the button that puts them into the basket. */
export function ListSummary({ order, isSending }: ListSummaryProps) {
  const t = useTexts(messages);
  const { money } = useMoney(order.currency.code, pricesOf(order));
  const found = order.lines.filter(({ answer }) => answer === 'found');
  const offers = found.flatMap(({ goods: [card] }) => card?.best ?? []);
  const days = Math.max(0, ...offers.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...offers.map(({ deliveryDaysMax }) => deliveryDaysMax));
  return (
    <Card as="section" className="list-summary" aria-labelledby="list-summary">
      <h2 id="list-summary">{t('summary')}</h2>
      <OrderTotals
        items={[
          { term: t('found'), value: t('foundOf', { found: found.length, all: order.lines.length }) },
          ...(offers.length > 0 ? [{ term: t('readiness'), value: <Arrival days={days} daysMax={daysMax} /> }] : []),
        ]}
        total={{ term: t('total'), value: <Money {...money(order.total)} /> }}
      />
      {found.length > 0 ? (
        <Button type="submit" name="intent" value={buttons.add} variant="primary" size="large" isPending={isSending}>
          {t('addAll', { count: found.length })}
        </Button>
      ) : (
        <p>{t('nothingFound')}</p>
      )}
      <Button type="submit" name="intent" value={buttons.recheck} isPending={isSending}>
        {t('recheck')}
      </Button>
    </Card>
  );
}
