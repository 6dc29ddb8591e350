import type { PriceItem } from '@partshop/api-client';
import { foldPartNumber } from '@partshop/api-client/part-number';

/** The texts of an offer's row, for bare React and the template. */
export type RowWords = {
  article: string;
  href: string;
  delivery: string;
  arrival: string;
  punctuality: string;
  price: string;
};

const exact = new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' });
const plurals = new Intl.PluralRules('ru');
const DAYS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

function deliveryOf({ deliveryDays: days, deliveryDaysMax }: PriceItem): string {
  const latest = Math.max(days, deliveryDaysMax);
  if (latest === 0) return 'Сегодня';
  if (latest === 1) return 'Завтра';
  if (latest === days) return `${days} ${DAYS[plurals.select(days)]}`;
  return days === 0 ? `До ${latest} дней` : `${days}–${latest} дн.`;
}

function arrivalOf({ deliveryDaysMax }: PriceItem): string {
  if (deliveryDaysMax > 1) return 'later';
  return deliveryDaysMax === 1 ? 'tomorrow' : 'today';
}

function punctualityOf(reliability: number): string {
  if (reliability >= 90) return 'high';
  return reliability >= 75 ? 'fair' : 'low';
}

export function wordsOf(offer: PriceItem): RowWords {
  return {
    article: `${offer.catalogName} ${offer.catalogFullNumber}`,
    href: `/price/${encodeURIComponent(offer.catalogKey)}/${encodeURIComponent(foldPartNumber(offer.catalogFullNumber))}`,
    delivery: deliveryOf(offer),
    arrival: arrivalOf(offer),
    punctuality: punctualityOf(offer.reliability),
    price: exact.format(offer.price / 100),
  };
}
