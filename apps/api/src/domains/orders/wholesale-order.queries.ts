import { randomUUID } from 'node:crypto';
import type { z } from '@hono/zod-openapi';
import type { WholesaleOrderRequest } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { badField } from '../../platform/http/http-error.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { findLastOrder } from '../basket/index.ts';
import type { Checkout } from './place-order.queries.ts';

/**
 * The order that a wholesale client asks for, with what the request leaves out: the name, phone and mail of the account, the company that
 * the client keeps or that of the last order, its point, payment on receipt. Without a RequestId each request is an order of its own. Throws 400 for an account
 * that lacks something.
 */
export async function fillIn(
  db: Kysely<Database>,
  clientId: number,
  session: Session | undefined,
  { RequestId = randomUUID(), PaymentType = 'on-receipt', ...request }: z.infer<typeof WholesaleOrderRequest>,
): Promise<Checkout['request']> {
  const [client, { lastPointId, company }] = await Promise.all([
    db.selectFrom('clients').where('id', '=', clientId).select(['name', 'phone', 'email']).executeTakeFirstOrThrow(),
    findLastOrder(db, session),
  ]);
  const ContactPhone = request.ContactPhone ?? client.phone;
  if (ContactPhone === null) throw badField('ContactPhone', 'The account has no phone.');
  return {
    ...request,
    RequestId,
    PaymentType,
    ContactName: request.ContactName ?? client.name,
    ContactPhone,
    ContactEmail: request.ContactEmail ?? client.email ?? '',
    Company: request.Company ?? company,
    PointId: request.PointId ?? (request.Delivery === undefined ? (lastPointId ?? undefined) : undefined),
  };
}
