import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { formatMoney, type MoneyFormat, moneyToDecimal } from './format-money.ts';
import { type Localised, useLocale } from '../ui-locale/use-locale.ts';

export type MoneyProps = Omit<ComponentPropsWithoutRef<'data'>, 'value' | 'children'> & Localised<MoneyFormat>;

/**
 * An amount of money in a `<data>`: tabular digits, no line breaks, isolated from the text direction. If the locale data of browser
 * and server differ, the server's text stays.
 */
export const Money = forwardRef<HTMLDataElement, MoneyProps>(function Money(
  { amount, currency, locale: ownLocale, fraction, ...rest },
  ref,
) {
  const locale = useLocale(ownLocale);
  const format = { amount, currency, locale, fraction };
  return (
    <data ref={ref} dir="auto" {...rest} value={moneyToDecimal(format)} data-ui="Money" suppressHydrationWarning>
      {formatMoney(format)}
    </data>
  );
});
