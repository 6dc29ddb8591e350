import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { formatNumber, type QuantityFormat, unitOf } from './format-quantity.ts';
import { type Localised, useLocale } from '../ui-locale/use-locale.ts';

export type QuantityProps = Omit<ComponentPropsWithoutRef<'data'>, 'value' | 'children'> & Localised<QuantityFormat>;

const NO_BREAK_SPACE = '\u00a0';

/** A number with its unit in the correct plural form, without line breaks. A `<data>` whose value is the plain number. */
export const Quantity = forwardRef<HTMLDataElement, QuantityProps>(function Quantity(
  { value, unit, locale: ownLocale, maximumFractionDigits, ...rest },
  ref,
) {
  const locale = useLocale(ownLocale);
  const format = { value, unit, locale, maximumFractionDigits };
  const unitText = unitOf(format);
  const number = formatNumber(format);
  return (
    <data ref={ref} dir="auto" {...rest} value={String(value)} data-ui="Quantity" suppressHydrationWarning>
      {unitText === undefined ? number : `${number}${NO_BREAK_SPACE}${unitText}`}
    </data>
  );
});
