import { useMemo } from 'react';
import { OFFER_FAULTS, POSITION_ORDERS, type PositionOrder, type SoldPosition } from '@partshop/api-client';
import { DataText, useHref, useLocale, useTexts, type Locale } from '@partshop/features/core';
import { diagnosticsPath, faultMessages } from '@partshop/features/seller-offers';
import { paths } from '@partshop/features/shared';
import { ArticleName, type GridColumn } from '@partshop/ui';
import { keptShare, keptSum } from './figures.ts';
import { messages as goodsMessages } from './goods.messages.ts';
import { PositionCell } from './PositionCell.tsx';
import { messages } from './sales.messages.ts';

const MONEY: ReadonlySet<PositionOrder> = new Set<PositionOrder>(['sum', 'keptSum', 'price']);
const KOPECKS = 100;

/** In the units by which the server narrows: kopecks, pieces, and percent. */
function valueOf(column: PositionOrder, { figures, quantity, price }: SoldPosition): number | null {
  switch (column) {
    case 'price':
      return price;
    case 'quantity':
      return quantity;
    case 'kept': {
      const share = keptShare(figures);
      return share === null ? null : Math.round(share * 100);
    }
    case 'keptSum':
      return keptSum(figures);
    default:
      return figures[column];
  }
}

/** As a spreadsheet of the locale reads it. */
const copied = (number: number, { format }: Locale): string =>
  new Intl.NumberFormat(format, { useGrouping: false, numberingSystem: 'latn' }).format(number);

/** The columns of the grid of goods. The server sorts and filters by them. */
export function useGoodsColumns(): GridColumn<SoldPosition>[] {
  const t = useTexts(messages);
  const tGoods = useTexts(goodsMessages);
  const tFault = useTexts(faultMessages);
  const href = useHref();
  const locale = useLocale();
  return useMemo(
    () => [
      {
        id: 'article',
        label: t('article'),
        width: 14,
        isRowHeader: true,
        isAlwaysShown: true,
        isSortable: false,
        filter: 'text',
        value: ({ catalogName, catalogFullNumber }) => `${catalogName} ${catalogFullNumber}`,
        cell: ({ catalogKey, catalogName, catalogFullNumber, clearNumber }) => (
          <a href={href(paths.price.to(catalogKey, clearNumber))}>
            <ArticleName maker={catalogName} number={catalogFullNumber} />
          </a>
        ),
      },
      {
        id: 'name',
        label: tGoods('name'),
        width: 16,
        isSortable: false,
        value: ({ productName }) => productName,
        cell: ({ productName }) => <DataText>{productName}</DataText>,
      },
      ...POSITION_ORDERS.map((column): GridColumn<SoldPosition> => {
        const isMoney = MONEY.has(column);
        const unit = isMoney ? KOPECKS : 1;
        return {
          id: column,
          label: t(column),
          width: isMoney ? 10 : 9,
          align: 'end',
          firstDirection: 'descending',
          filter: { kind: 'number', unit },
          value: (position) => valueOf(column, position),
          copyText: (position) => {
            const value = valueOf(column, position);
            return value === null ? '' : copied(value / unit, locale);
          },
          cell: (position) => <PositionCell position={position} column={column} />,
        };
      }),
      {
        id: 'faults',
        label: tGoods('faults'),
        width: 18,
        isSortable: false,
        filter: { kind: 'choice', options: OFFER_FAULTS.map((kind) => ({ value: kind, label: tFault(kind) })) },
        value: ({ faults }) => faults.map((kind) => tFault(kind)).join(', '),
        cell: ({ faults }) => (
          <span className="reasons">
            {faults.map((kind) => (
              <a key={kind} href={href(diagnosticsPath(kind))}>
                {tFault(kind)}
              </a>
            ))}
          </span>
        ),
      },
    ],
    [t, tGoods, tFault, href, locale],
  );
}
