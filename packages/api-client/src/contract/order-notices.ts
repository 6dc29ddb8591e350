/** Messages about changes of an order, which their links end. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';

export const OrderNotices = z
  .object({
    /** Of the order. */
    number: z.string(),
    isWanted: z.boolean(),
  })
  .openapi('OrderNotices');
export type OrderNotices = z.infer<typeof OrderNotices>;

const PATH = '/services/orders/notices/{token}';
const params = z.object({
  /** The id of an order with its signature: what the links of messages have. Any other text is a link of nothing. */
  token: z.string().max(100),
});
const responses = {
  200: json(OrderNotices, 'Whether the buyer is told of changes of the order.'),
  404: json(CallError, 'The link is not one of ours.'),
} as const;

const getOrderNotices = defineCall({
  ...EXTENSION,
  method: 'get',
  path: PATH,
  tags: ['orders'],
  effect: 'reads',
  summary: 'Whether the buyer of a link’s order is told of its changes',
  request: { query: LangQuery, params },
  responses,
});

const setOrderNotices = defineCall({
  ...EXTENSION,
  method: 'post',
  path: PATH,
  tags: ['orders'],
  effect: 'changes',
  summary: 'End the messages about a link’s order, or have them again',
  request: { query: LangQuery, params, body: jsonBody(z.object({ isWanted: z.boolean() })) },
  responses,
});

export const orderNoticesCalls = { getOrderNotices, setOrderNotices } as const;
