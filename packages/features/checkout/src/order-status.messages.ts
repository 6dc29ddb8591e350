import { ORDER_STATUS_DICTIONARY, ORDER_STATUSES, type OrderStatusCode } from '@partshop/api-client';
import { defineMessages, type Message } from '@partshop/features/core';

const textOf = (code: OrderStatusCode): [OrderStatusCode, Message] => [
  code,
  { text: ORDER_STATUS_DICTIONARY[code].label, note: `Status of an order or of an item (${code})` },
];

/** The statuses of orders and of their items (D24), named by their codes. */
export const messages = defineMessages(
  'order-status',
  Object.fromEntries(ORDER_STATUSES.map(textOf)) as Record<OrderStatusCode, Message>,
);
