import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { acceptPrices, type BasketLine } from '../basket/index.ts';
import { recordCompanyEvent } from '../company-accounts/index.ts';

type Trx = Transaction<Database>;

/** An approval of an order above a limit. */
export type Approval = {
  id: number;
  byClientId: number;
  /** Kopecks that the order cost when it was asked for. */
  total: number;
  acceptsChanges: boolean;
  /** Of the checkout as it was sent. */
  hash: Buffer;
};

/** What an employee asked for before by the same request. */
export const findAwaited = (
  trx: Trx,
  employee: { id: number },
  requestId: string,
): Promise<{ id: number; hash: Buffer; total: number } | undefined> =>
  trx
    .selectFrom('order_approvals')
    .where('employee_id', '=', employee.id)
    .where('request_id', '=', requestId)
    .select(['id', 'request_hash as hash', 'total'])
    .executeTakeFirst();

/** Moves the lines of an order above a limit into a basket of its own, with their prices and the promo code, where they wait. */
export async function awaitApproval(
  trx: Trx,
  session: Session,
  { request, lang, now }: { request: { RequestId: string; Code?: string | undefined }; lang: string; now: Date },
  asked: {
    employeeId: number;
    companyId: number;
    above: 'order-limit' | 'month-limit';
    kopecks: number;
    hash: Buffer;
    lines: readonly BasketLine[];
  },
): Promise<number> {
  const { id: basketId } = await trx
    .insertInto('baskets')
    .columns(['promo_id'])
    .expression((from) => from.selectFrom('baskets').where('id', '=', session.basketId).select('promo_id'))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('baskets').set({ promo_id: null }).where('id', '=', session.basketId).execute();
  await trx
    .updateTable('basket_items')
    .set({ basket_id: basketId, in_order: true })
    .where(
      'id',
      'in',
      asked.lines.map((line) => line.basketId),
    )
    .execute();
  await acceptPrices(trx, { ...session, basketId }, undefined);
  const { Code: _, ...kept } = request;
  const { id } = await trx
    .insertInto('order_approvals')
    .values({
      employee_id: asked.employeeId,
      basket_id: basketId,
      request_id: request.RequestId,
      request_hash: asked.hash,
      request: JSON.stringify(kept),
      lang,
      above: asked.above,
      total: asked.kopecks,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordCompanyEvent(trx, {
    companyId: asked.companyId,
    kind: 'asked',
    byClientId: session.currentUser?.clientId ?? 0,
    employeeId: asked.employeeId,
    approvalId: id,
    at: now,
  });
  return id;
}
