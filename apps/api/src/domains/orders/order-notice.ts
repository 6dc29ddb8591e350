import type { LanguageCode, OrderChange, OrderStatusCode } from '@partshop/api-client/contract';
import type { Channel } from '../messages/index.ts';

/** An order whose buyer does not know of its last changes. */
export type DueNotice = {
  id: number;
  number: string;
  lang: LanguageCode;
  phone: string;
  email: string;
  /** The channels by which the buyer wants no such messages. */
  muted: Channel[];
  sessionId: number | null;
  /** The last change of each item that changed; those that the buyer made are left out. */
  changes: NoticedChange[];
  /** What the shop changed otherwise, the oldest first; sums in kopecks. */
  amendments: OrderChange[];
};
export type NoticedChange = {
  from: OrderStatusCode | null;
  to: OrderStatusCode;
  reason: string;
  maker: string;
  articleNumber: string;
  name: string;
  qty: number;
};
