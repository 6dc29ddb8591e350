import { useContext, type ReactNode } from 'react';
import { formatNumber } from '../quantity/format-quantity.ts';
import { LocaleContext } from '../ui-locale/use-locale.ts';

/** What stands after the text of a chip; a number as the locale of `UiLocale` writes it. */
export function ChipAside({ children }: { children: ReactNode }) {
  const locale = useContext(LocaleContext);
  const isCount = typeof children === 'number' && locale !== undefined;
  return (
    <span className="ps-chip-aside" suppressHydrationWarning={isCount}>
      {isCount ? formatNumber({ value: children, locale }) : children}
    </span>
  );
}
