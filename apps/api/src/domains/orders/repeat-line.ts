import type { Order, RepeatLine } from '@partshop/api-client/contract';
import { toDelivery } from '../../platform/values/lead-days.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { mostOf, wholePacks } from '../basket/index.ts';
import type { RepeatRow } from './repeat-offers.queries.ts';

/** An ordered item beside what it would be now. A price of then in the same currency is the one that the buyer saw. */
export function repeatLineOf(
  item: Order['items'][number],
  row: RepeatRow,
  { orderCurrency, currency, wayDays }: { orderCurrency: Currency; currency: Currency; wayDays: number },
): RepeatLine {
  const { orderItemId, articleId, catalogKey, catalogName, catalogFullNumber, clearNumber } = item;
  const { productName, image, categoryUrl, qty, status } = item;
  const most = row.offer === null ? 0 : mostOf(row.offer);
  return {
    item: {
      orderItemId,
      articleId,
      catalogKey,
      catalogName,
      catalogFullNumber,
      clearNumber,
      productName,
      image,
      categoryUrl,
      qty,
      status,
    },
    price: orderCurrency.code === currency.code ? item.price : convertKopecks(row.price, currency),
    outcome: outcomeOf(row),
    offer: row.offer === null ? null : offerOf(row.offer, { currency, wayDays, available: most }),
    qty: row.offer === null ? 0 : Math.min(most, wholePacks(qty, row.offer)),
    successor: row.successor,
  };
}

function offerOf(
  offer: NonNullable<RepeatRow['offer']>,
  { currency, wayDays, available }: { currency: Currency; wayDays: number; available: number },
): RepeatLine['offer'] {
  const { quantity: _, price, ...rest } = toDelivery(offer, wayDays);
  return { ...rest, price: convertKopecks(price, currency), available };
}

function outcomeOf({ offer, isSameOffer, isSameArticle }: RepeatRow): RepeatLine['outcome'] {
  if (offer === null) return 'unavailable';
  if (isSameOffer) return 'same';
  return isSameArticle ? 'other-offer' : 'superseded';
}
