import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { formatMoney, type MoneyFormat, moneyToDecimal } from './format-money.ts';

export type MoneyProps = Omit<ComponentPropsWithoutRef<'data'>, 'value' | 'children'> & MoneyFormat;

/**
 * An amount of money: set in digits of one width, kept on one line, isolated from the direction around it, and readable by
 * machines. A browser whose locale data differ from the server's keeps the server's text.
 */
export const Money = forwardRef<HTMLDataElement, MoneyProps>(function Money(
  { amount, currency, locale, fraction, ...rest },
  ref,
) {
  const format = { amount, currency, locale, fraction };
  return (
    <data ref={ref} dir="auto" {...rest} value={moneyToDecimal(format)} data-ui="Money" suppressHydrationWarning>
      {formatMoney(format)}
    </data>
  );
});
