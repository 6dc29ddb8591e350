import type { Basket } from '@partshop/api-client';
import { isolate, useLocale, useMoney, useTexts } from '@partshop/features/core';
import { messages } from './rate.messages.ts';

export type RateNoteProps = {
  currency: Basket['currency'];
  /** Kopecks; undefined while they are not known, and on a page where nothing is paid. */
  payable?: number | undefined;
};

/** P12: the sum that the buyer pays, in roubles, and the exchange rate; nothing on a page with prices in roubles. */
export function RateNote({ currency, payable }: RateNoteProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  if (currency.code === 'RUB') return null;
  const rate = new Intl.NumberFormat(locale.format, { maximumFractionDigits: 2 }).format(currency.rate);
  const date = new Intl.DateTimeFormat(locale.format, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(currency.rateDate),
  );
  const values = { rate: isolate(rate, locale), date: isolate(date, locale) };
  return (
    <p className="rate-note" suppressHydrationWarning>
      {payable === undefined ? t('rate', values) : t('payable', { ...values, price: moneyText(payable) })}
    </p>
  );
}
