import type { SellerSales } from '@partshop/api-client';
import { useLocale, useMoney, useTexts } from '@partshop/features/core';
import { ComparedTable, FactCards, type Fact } from './FactCards.tsx';
import { changeText, countText, keptShare, keptSum, percentText } from './figures.ts';
import { messages } from './sales.messages.ts';

type Name = keyof typeof messages.texts;

/** The figures of a period, each with what it was in the days before. */
export function useSalesFacts({ total, totalBefore }: Pick<SellerSales, 'total' | 'totalBefore'>): Fact<Name>[] {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  const count = (id: 'orders' | 'pieces' | 'cancelled' | 'returned' | 'views' | 'adds'): Fact<Name> => ({
    id,
    label: t(id),
    now: countText(total[id], locale),
    was: countText(totalBefore[id], locale),
    change: changeText(total[id], totalBefore[id], locale),
  });
  const sum = (id: 'sum' | 'keptSum', now: number, before: number): Fact<Name> => ({
    id,
    label: t(id),
    now: moneyText(now),
    was: moneyText(before),
    change: changeText(now, before, locale),
  });
  return [
    sum('sum', total.sum, totalBefore.sum),
    sum('keptSum', keptSum(total), keptSum(totalBefore)),
    {
      id: 'kept',
      label: t('kept'),
      now: percentText(keptShare(total), locale),
      was: percentText(keptShare(totalBefore), locale),
      change: null,
    },
    count('orders'),
    count('pieces'),
    count('cancelled'),
    count('returned'),
    count('views'),
    count('adds'),
  ];
}

const ON_TOP: readonly Name[] = ['sum', 'keptSum', 'kept', 'orders', 'returned', 'views'];

/** The most important of them. */
export function Facts({ sales }: { sales: Pick<SellerSales, 'total' | 'totalBefore'> }) {
  const facts = useSalesFacts(sales).filter(({ id }) => ON_TOP.includes(id));
  return <FactCards facts={facts} />;
}

/** All of them, beside those of the days before. */
export function ComparedPeriods({ sales }: { sales: SellerSales }) {
  return <ComparedTable facts={useSalesFacts(sales)} of={sales} />;
}
