import type { CompanyHistory, EmployeeRole, SpendingLimits } from '@partshop/api-client/contract';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

export type CompanyEventOf = {
  companyId: number;
  kind: Selectable<Database['company_events']>['kind'];
  byClientId: number;
  employeeId: number;
  approvalId?: number;
  orderId?: number;
  /** Of an invitation and of a change. */
  terms?: SpendingLimits & { role: EmployeeRole };
  at: Date;
};

/** Adds to the history of a company, in the transaction of what happened. */
export async function recordCompanyEvent(
  trx: Transaction<Database>,
  { companyId, kind, byClientId, employeeId, approvalId, orderId, terms, at }: CompanyEventOf,
): Promise<void> {
  await trx
    .insertInto('company_events')
    .values({
      company_id: companyId,
      kind,
      by_client_id: byClientId,
      employee_id: employeeId,
      approval_id: approvalId ?? null,
      order_id: orderId ?? null,
      role: terms?.role ?? null,
      order_limit: terms?.orderLimit ?? null,
      month_limit: terms?.monthLimit ?? null,
      at,
    })
    .execute();
}

/** A page of what happened in a company, the newest first. */
export async function findCompanyHistory(
  db: Kysely<Database>,
  companyId: number,
  { page, take }: { page: number; take: number },
): Promise<CompanyHistory> {
  const events = db.selectFrom('company_events as v').where('v.company_id', '=', companyId);
  const [rows, { total }] = await Promise.all([
    events
      .innerJoin('clients as by', 'by.id', 'v.by_client_id')
      .innerJoin('company_employees as e', 'e.id', 'v.employee_id')
      .leftJoin('orders as o', 'o.id', 'v.order_id')
      .orderBy('v.id', 'desc')
      .limit(take)
      .offset((page - 1) * take)
      .select(['v.kind', 'v.at', 'by.name as by', 'e.name as employee', 'v.approval_id as approvalId'])
      .select(['o.number as orderNumber', 'v.order_limit as orderLimit', 'v.month_limit as monthLimit'])
      .select(sql<EmployeeRole | null>`v.role`.as('role'))
      .execute(),
    events.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map(({ role, orderLimit, monthLimit, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      terms: role && { role, orderLimit, monthLimit },
    })),
    total,
    page,
    take,
  };
}
