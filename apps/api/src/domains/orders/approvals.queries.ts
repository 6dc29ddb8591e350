import { LanguageCode, OrderRequest, type ApprovalSummary } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from '@hono/zod-openapi';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import { DEFAULT_OFFER_ORDER, type Session } from '../../platform/sessions/sessions.queries.ts';
import { takeOverBasket } from '../basket/index.ts';
import { MAY, mayDecide, type Member, recordCompanyEvent } from '../company-accounts/index.ts';

type Trx = Transaction<Database>;

const LISTED = 100;

/** A checkout as `awaitApproval` kept it. */
const KeptRequest = OrderRequest.extend({ IsImportantComment: z.boolean().default(false) });

/** Requests that a member may see: of the company for who decides, else their own. */
const visibleTo = (db: Kysely<Database>, { companyId, clientId, role }: Member) =>
  db
    .selectFrom('order_approvals as a')
    .innerJoin('company_employees as e', 'e.id', 'a.employee_id')
    .leftJoin('clients as by', 'by.id', 'a.decided_by')
    .leftJoin('orders as o', 'o.id', 'a.order_id')
    .where('e.company_id', '=', companyId)
    .$if(!MAY[role].readAll, (own) => own.where('e.client_id', '=', clientId))
    .select(['a.id', 'a.state', 'a.total', 'a.created_at as askedAt', 'e.name as askedBy', 'e.client_id as clientId'])
    .select('o.number as orderNumber');

/** Those that wait first, then the newest. */
export async function findApprovals(db: Kysely<Database>, member: Member): Promise<ApprovalSummary[]> {
  const rows = await visibleTo(db, member)
    .orderBy(sql`a.state = 'waiting'`, 'desc')
    .orderBy('a.id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => summaryOf(row, member));
}

const summaryOf = (
  row: Pick<ApprovalSummary, 'id' | 'state' | 'askedBy' | 'orderNumber'> & {
    askedAt: Date;
    total: number;
    clientId: number | null;
  },
  member: Member,
): ApprovalSummary => ({
  id: row.id,
  state: row.state,
  askedBy: row.askedBy,
  askedAt: row.askedAt.toISOString(),
  payable: row.total,
  orderNumber: row.orderNumber,
  isDecidable: row.state === 'waiting' && mayDecide(member, row),
});

/** A request that a member may see, with what placing it needs; undefined when it is unknown or another's. */
export async function findApproval(db: Kysely<Database>, member: Member, id: number) {
  const row = await visibleTo(db, member)
    .leftJoin('clients as asker', 'asker.id', 'e.client_id')
    .where('a.id', '=', bigint(id))
    .select(['a.basket_id as basketId', 'a.request', 'a.request_hash as hash', 'a.lang', 'a.above', 'a.reason'])
    .select(['a.decided_at as decidedAt', 'by.name as decidedBy', 'e.id as employeeId', 'e.company_id as companyId'])
    .select(['e.order_limit as orderLimit', 'e.month_limit as monthLimit'])
    .select(['asker.type as clientType', 'asker.basket_id as ownBasketId', 'asker.phone', 'asker.email'])
    .select('asker.lang as clientLang')
    .executeTakeFirst();
  if (!row) return undefined;
  const { clientLang, phone, email, ...rest } = row;
  return {
    ...rest,
    summary: summaryOf(row, member),
    request: KeptRequest.parse(row.request),
    lang: LanguageCode.parse(row.lang),
    asker: { phone: phone ?? '', email: email ?? '', lang: clientLang },
  };
}
export type FoundApproval = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** The session in which an order that waits is placed: its lines are the basket, and its buyer is the current user. */
export const buyerSession = (
  { basketId, clientId, clientType }: FoundApproval,
  { id }: Pick<Session, 'id'>,
): Session | undefined =>
  basketId === null || clientId === null || clientType === null
    ? undefined
    : {
        id,
        basketId,
        cityId: null,
        offerOrder: DEFAULT_OFFER_ORDER,
        currentUser: {
          clientId,
          type: clientType,
          isSeller: false,
          canSwitchUser: false,
          isEditor: false,
          switch: undefined,
        },
      };

/** Locks a request that waits. Returns false when somebody decided before. */
export async function lockWaiting(trx: Trx, id: number): Promise<boolean> {
  const locked = await trx
    .selectFrom('order_approvals')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/** Notes that the order of a request is placed. Lines that could not be ordered return to the basket of who asked. */
export async function endWithOrder(
  trx: Trx,
  approval: FoundApproval,
  { orderNumber, byClientId, now }: { orderNumber: string; byClientId: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('order_approvals')
    .set((row) => ({
      state: 'ordered',
      decided_by: byClientId,
      decided_at: now,
      order_id: row.selectFrom('orders').where('number', '=', orderNumber).select('id'),
    }))
    .where('id', '=', approval.id)
    .execute();
  await returnLines(trx, approval);
}

/** Ends a request without an order: its lines return to the basket of who asked. Returns false when somebody decided before. */
export async function endWithoutOrder(
  trx: Trx,
  approval: FoundApproval,
  { state, reason, byClientId, now }: { state: 'refused' | 'withdrawn'; reason: string; byClientId: number; now: Date },
): Promise<boolean> {
  if (!(await lockWaiting(trx, approval.id))) return false;
  await trx
    .updateTable('order_approvals')
    .set({ state, reason, decided_by: byClientId, decided_at: now })
    .where('id', '=', approval.id)
    .execute();
  await returnLines(trx, approval);
  const { companyId, employeeId, id: approvalId } = approval;
  await recordCompanyEvent(trx, { companyId, kind: state, byClientId, employeeId, approvalId, at: now });
  return true;
}

async function returnLines(trx: Trx, { basketId, ownBasketId }: FoundApproval): Promise<void> {
  if (basketId === null) return;
  if (ownBasketId !== null) await takeOverBasket(trx, basketId, ownBasketId);
  await trx.deleteFrom('baskets').where('id', '=', basketId).execute();
}
