import type { CompanyRole, SpendingLimits } from '@partshop/api-client/contract';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { owedSql } from '../../platform/database/owed-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { SHOP_TIME_ZONE } from '../../platform/values/time-zone.ts';
import { MAY } from './company-accounts.rules.ts';

/** A client who owns a company (`employeeId` is null), or buys for one. */
export type Member = SpendingLimits & {
  /** The client who owns it. */
  companyId: number;
  company: { name: string; inn: string };
  clientId: number;
  role: CompanyRole;
  employeeId: number | null;
};

/** Kopecks of an employee's orders of this calendar month. `employee`: the column with the id. */
export const spentSql = (employee: string, now: Date): RawBuilder<number> => sql<number>`(
  select coalesce(sum(${owedSql}), 0)::bigint from orders o
  where o.employee_id = ${sql.ref(employee)}
    and o.created_at >= date_trunc('month', ${now}::timestamptz at time zone ${SHOP_TIME_ZONE}) at time zone ${SHOP_TIME_ZONE}
)`;

/** The client who owns the company that a client buys for: the employer, else the client. */
export const companyIdOf = (clientId: number): RawBuilder<number> => sql<number>`coalesce((
  select company_id from company_employees where client_id = ${clientId} and state = 'active'
), ${clientId}::bigint)`;

/** The company that a client owns or works for; undefined for who buys for none. */
export async function findMember(db: Kysely<Database>, clientId: number): Promise<Member | undefined> {
  const row = await db
    .selectFrom('company_details as d')
    .leftJoin('company_employees as e', (join) => join.on('e.client_id', '=', clientId).on('e.state', '=', 'active'))
    .where('d.client_id', '=', companyIdOf(clientId))
    .select(['d.client_id as companyId', 'd.name', 'd.inn'])
    .select(['e.id as employeeId', 'e.role', 'e.order_limit as orderLimit', 'e.month_limit as monthLimit'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, inn, role, ...rest } = row;
  return { ...rest, company: { name, inn }, clientId, role: role ?? 'owner' };
}

/** The same; throws 404 for who buys for no company. */
export async function memberOf(db: Kysely<Database>, clientId: number): Promise<Member> {
  const member = await findMember(db, clientId);
  if (!member) throw new HttpError(404, { code: 'not-found', message: 'The client buys for no company.' });
  return member;
}

/** The employee that a client is, locked: what they spend at once is counted one after the other. Undefined for who is none. */
export async function lockEmployee(
  trx: Transaction<Database>,
  clientId: number,
  now: Date,
): Promise<(SpendingLimits & { id: number; companyId: number; role: CompanyRole; spent: number }) | undefined> {
  const locked = await trx
    .selectFrom('company_employees')
    .where('client_id', '=', clientId)
    .where('state', '=', 'active')
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  // Read by a statement of its own, which sees what others spent before the lock.
  return trx
    .selectFrom('company_employees as e')
    .where('e.id', '=', locked.id)
    .select(['e.id', 'e.company_id as companyId', 'e.role'])
    .select(['e.order_limit as orderLimit', 'e.month_limit as monthLimit', spentSql('e.id', now).as('spent')])
    .executeTakeFirstOrThrow();
}

/** Kopecks that an employee has spent this month. */
export async function findSpent(db: Kysely<Database>, employeeId: number, now: Date): Promise<number> {
  const { spent } = await db
    .selectFrom('company_employees as e')
    .where('e.id', '=', employeeId)
    .select(spentSql('e.id', now).as('spent'))
    .executeTakeFirstOrThrow();
  return spent;
}

/** Who may approve orders of a company, the owner first. */
export async function findApprovers(
  db: Kysely<Database>,
  companyId: number,
): Promise<{ clientId: number; name: string; phone: string; email: string; lang: string | null }[]> {
  const rows = await db
    .selectFrom('clients as c')
    .leftJoin('company_employees as e', (join) => join.onRef('e.client_id', '=', 'c.id').on('e.state', '=', 'active'))
    .where((where) =>
      where.or([
        where('c.id', '=', companyId),
        where.and([where('e.company_id', '=', companyId), where('e.role', '=', 'administrator')]),
      ]),
    )
    .where('c.deleted_at', 'is', null)
    .orderBy('e.id', (order) => order.asc().nullsFirst())
    .select(['c.id as clientId', 'c.name', 'c.phone', 'c.email', 'c.lang'])
    .execute();
  return rows.map(({ phone, email, ...row }) => ({ ...row, phone: phone ?? '', email: email ?? '' }));
}

/** How many orders above a limit wait: for the decision of the client, or of their own. */
export async function countWaiting(db: Kysely<Database>, { companyId, clientId, role }: Member): Promise<number> {
  const { count } = await db
    .selectFrom('order_approvals as a')
    .innerJoin('company_employees as e', 'e.id', 'a.employee_id')
    .where('e.company_id', '=', companyId)
    .where('a.state', '=', 'waiting')
    .where('e.client_id', MAY[role].decide ? 'is distinct from' : '=', clientId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
