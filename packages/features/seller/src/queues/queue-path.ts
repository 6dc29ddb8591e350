import type { SellerQueueName } from '@partshop/api-client';
import { paths } from '@partshop/features/shared';

const PATHS = {
  new: paths.sellerNewOrders,
  wait: paths.sellerWaitingOrders,
  'return-request': paths.sellerReturns,
} as const satisfies Record<SellerQueueName, unknown>;

/** The address of a queue, of its first page unless `page` says another; `done` is what the seller has just done there. */
export function queuePath(queue: SellerQueueName, page = 1, done?: string): string {
  const query = new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...(done ? { done } : {}) });
  return query.size === 0 ? PATHS[queue].to() : `${PATHS[queue].to()}?${query.toString()}`;
}
