import type { TransitStatistics } from '@partshop/api-client';
import { useLocale, useMoney, useTexts } from '@partshop/features/core';
import { changeText, countText, percentText, type Fact } from '@partshop/features/seller-sales';
import { averageDays, inTimeShare } from './transit-figures.ts';
import { messages } from './transit.messages.ts';

type Name = keyof typeof messages.texts;

/** The figures of what was sent in a period, each with what it was in the days before. */
export function useTransitFacts({ total, totalBefore }: Pick<TransitStatistics, 'total' | 'totalBefore'>): Fact[] {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  const fact = (label: Name, id: keyof typeof total, write: (value: number) => string): Fact => ({
    id,
    label: t(label),
    now: write(total[id]),
    was: write(totalBefore[id]),
    change: changeText(total[id], totalBefore[id], locale),
  });
  const count = (label: Name, id: keyof typeof total) => fact(label, id, (value) => countText(value, locale));
  const [days, daysBefore] = [averageDays(total), averageDays(totalBefore)];
  const daysText = (value: number | null) => (value === null ? '—' : countText(Math.round(value * 10) / 10, locale));
  return [
    count('items', 'items'),
    fact('sum', 'sum', moneyText),
    count('receivedItems', 'received'),
    {
      id: 'inTime',
      label: t('inTime'),
      now: percentText(inTimeShare(total), locale),
      was: percentText(inTimeShare(totalBefore), locale),
      change: null,
    },
    count('lateItems', 'late'),
    { id: 'days', label: t('days'), now: daysText(days), was: daysText(daysBefore), change: null },
    count('faulty', 'faulty'),
    fact('faultySum', 'faultySum', moneyText),
  ];
}
