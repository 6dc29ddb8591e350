import type { PositionOrder, SoldPosition } from '@partshop/api-client';
import { useLocale, useMoney } from '@partshop/features/core';
import { Money } from '@partshop/ui';
import { countText, keptShare, keptSum, percentText } from './figures.ts';

/** A figure of a position. */
export function PositionCell({
  position: { figures, quantity, price },
  column,
}: {
  position: SoldPosition;
  column: PositionOrder;
}) {
  const locale = useLocale();
  const { money } = useMoney('RUB');
  switch (column) {
    case 'sum':
      return <Money {...money(figures.sum)} />;
    case 'keptSum':
      return <Money {...money(keptSum(figures))} />;
    case 'price':
      return price === null ? '—' : <Money {...money(price)} />;
    case 'quantity':
      return quantity === null ? '—' : <Count>{quantity}</Count>;
    case 'kept':
      return <span suppressHydrationWarning>{percentText(keptShare(figures), locale)}</span>;
    default:
      return <Count>{figures[column]}</Count>;
  }
}

function Count({ children }: { children: number }) {
  const locale = useLocale();
  return <span suppressHydrationWarning>{countText(children, locale)}</span>;
}
