import type { LanguageCode, OrderStatusCode } from '@partshop/api-client/contract';

/** An order whose buyer does not know of its last changes. */
export type DueNotice = {
  id: number;
  number: string;
  lang: LanguageCode;
  phone: string;
  email: string;
  sessionId: number | null;
  /** The last change of each item that changed; those that the buyer made are left out. */
  changes: NoticedChange[];
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
