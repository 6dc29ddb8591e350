import type { OrderActor, OrderStatusCode } from '@partshop/api-client/contract';

/** What happened to an item; `from` is null for the order itself. */
export type ItemEvent = {
  itemId: number;
  from: OrderStatusCode | null;
  to: OrderStatusCode;
  by: OrderActor;
  reason: string;
  at: Date;
};
