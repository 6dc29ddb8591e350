import type { GoodCard } from '@partshop/api-client/contract';
import { toDelivery } from '../../platform/values/lead-days.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import type { GoodCardRow } from './good-cards.queries.ts';

/** A card in the contract's shape: the price in the currency, the days to the visitor's city. */
export function showCard<Row extends GoodCardRow>(
  row: Row,
  currency: Currency,
  wayDays: number,
): Omit<Row, 'best'> & Pick<GoodCard, 'best'> {
  const best = row.best && { ...toDelivery(row.best, wayDays), price: convertKopecks(row.best.price, currency) };
  return { ...row, best };
}
