import type { SellerQueueName } from '@partshop/api-client';
import { paths } from '@partshop/features/shared';

const PATHS = {
  new: paths.sellerNewOrders,
  wait: paths.sellerWaitingOrders,
  'return-request': paths.sellerReturns,
} as const satisfies Record<SellerQueueName, unknown>;

/** The address of a queue, of its first page unless `page` says another. */
export const queuePath = (queue: SellerQueueName, page = 1): string =>
  PATHS[queue].to(page > 1 ? String(page) : undefined);
