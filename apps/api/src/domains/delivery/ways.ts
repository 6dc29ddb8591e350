import type { DeliveryCost } from '@partshop/api-client/contract';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import type { Lead } from '../../platform/values/lead-days.ts';
import type { Quote } from './carrier.ts';

/** A way to a city with what it costs, or why that is not known. */
export type Way = Pick<DeliveryCost, 'type' | 'by'> &
  ({ quote: Quote; problem: null } | { quote: null; problem: 'unknown' | 'unserved' });

/** A way in the contract's shape, for goods that are at our warehouse after these days. */
export function showWay(
  { type, by, quote, problem }: Way,
  { leadDays, leadDaysMax }: Lead,
  currency: Currency,
): DeliveryCost {
  if (quote === null) {
    return { type, by, cost: null, payable: null, deliveryDays: null, deliveryDaysMax: null, problem };
  }
  return {
    type,
    by,
    cost: convertKopecks(quote.kopecks, currency),
    payable: quote.kopecks,
    deliveryDays: leadDays + quote.daysMin,
    deliveryDaysMax: leadDaysMax + quote.daysMax,
    problem,
  };
}

/** When the last of some goods are at our warehouse. */
export const lastLead = (goods: readonly Lead[]): Lead => ({
  leadDays: Math.max(0, ...goods.map(({ leadDays }) => leadDays)),
  leadDaysMax: Math.max(0, ...goods.map(({ leadDays, leadDaysMax }) => Math.max(leadDays, leadDaysMax))),
});
