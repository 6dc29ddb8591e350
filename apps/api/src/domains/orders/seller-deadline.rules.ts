import {
  RETURN_PERIOD_DAYS,
  SELLER_ANSWER_HOURS,
  SELLER_RETURN_DAYS,
  type OrderStatusCode,
  type SellerQueueName,
} from '@partshop/api-client/contract';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The statuses in which an item waits in each queue of its seller. */
export const WAITING: Record<SellerQueueName, readonly OrderStatusCode[]> = {
  new: ['new', 'paid'],
  wait: ['ordered'],
  'return-request': ['return-requested', 'cancel-requested'],
};

export const queueOf = (status: OrderStatusCode): SellerQueueName | null =>
  (['new', 'wait', 'return-request'] as const).find((queue) => WAITING[queue].includes(status)) ?? null;

export type WaitingItem = {
  status: OrderStatusCode;
  /** When it got the status. */
  since: Date;
  promisedAt: Date;
  issuedAt: Date | null;
};

/**
 * Until when the seller has to act: a day to answer, ten days for a return, and the promised day to ship, but at least a day after the
 * item was accepted. Null when nothing waits.
 */
export function deadlineOf({ status, since, promisedAt }: WaitingItem): Date | null {
  const answer = new Date(since.getTime() + SELLER_ANSWER_HOURS * HOUR);
  if (status === 'return-requested') return new Date(since.getTime() + SELLER_RETURN_DAYS * DAY);
  if (status === 'ordered') return promisedAt > answer ? promisedAt : answer;
  return queueOf(status) === null ? null : answer;
}

/** Until when the buyer may return it without a reason; null where no return is asked for. */
export const freeUntilOf = ({ status, issuedAt }: WaitingItem): Date | null =>
  status === 'return-requested' && issuedAt ? new Date(issuedAt.getTime() + RETURN_PERIOD_DAYS * DAY) : null;
