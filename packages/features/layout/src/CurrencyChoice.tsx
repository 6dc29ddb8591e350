import { CURRENCIES, useHref, useLocale, useTexts, type ShopCurrency } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CURRENCY_FIELDS } from './currency-fields.ts';
import { messages } from './layout.messages.ts';

const SYMBOLS: Record<ShopCurrency, string> = { RUB: '₽', EUR: '€' };

export type CurrencyChoiceProps = {
  current: ShopCurrency;
  /** The path of the page, without its language, which opens again. */
  target: string;
};

/** P12: the currency of all prices. Each button opens a new document, since the prices of the old one stay in its data. */
export function CurrencyChoice({ current, target }: CurrencyChoiceProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { format } = useLocale();
  const names = new Intl.DisplayNames(format, { type: 'currency' });
  return (
    <form className="currencies" method="post" action={href(paths.currency.to())} aria-label={t('currency')}>
      <input type="hidden" name={CURRENCY_FIELDS.target} value={target} />
      {CURRENCIES.map((code) => (
        <button
          key={code}
          type="submit"
          name={CURRENCY_FIELDS.code}
          value={code}
          title={names.of(code)}
          aria-label={t('inCurrency', { currency: names.of(code) ?? code })}
          aria-pressed={code === current}
        >
          {SYMBOLS[code]}
        </button>
      ))}
    </form>
  );
}
