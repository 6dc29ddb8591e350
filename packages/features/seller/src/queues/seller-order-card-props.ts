import type { SellerOrder, SellerQueueName } from '@partshop/api-client';
import type { RefusedSellerAct } from './act-in-queue.saga.ts';

/** An order of a queue, for its card and the forms in it. */
export type SellerOrderCardProps = {
  order: SellerOrder;
  queue: SellerQueueName;
  /** Of the queue: where its forms lead back to. */
  page: number;
  /** The seller's last act on this order, if it was refused. */
  refused: RefusedSellerAct | null;
};
