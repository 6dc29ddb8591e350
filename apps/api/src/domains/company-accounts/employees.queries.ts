import {
  MAX_EMPLOYEES,
  type CompanyAccount,
  type Employee,
  type EmployeeRole,
  type SpendingLimits,
} from '@partshop/api-client/contract';
import type { Kysely, Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import { limitsOf, MAY } from './company-accounts.rules.ts';
import { recordCompanyEvent } from './events.queries.ts';
import { findSpent, spentSql, type Member } from './members.queries.ts';

type Trx = Transaction<Database>;
export type Terms = SpendingLimits & { role: EmployeeRole };

/** The company account as a client of it sees it. */
export async function readCompanyAccount(db: Kysely<Database>, member: Member, now: Date): Promise<CompanyAccount> {
  const { companyId, company, role, employeeId, orderLimit, monthLimit } = member;
  const [employees, spent] = await Promise.all([
    MAY[role].manage ? findEmployees(db, companyId, now) : [],
    employeeId === null ? 0 : findSpent(db, employeeId, now),
  ]);
  const own = employeeId !== null ? { orderLimit, monthLimit, spent, employeeId } : null;
  return { company, role, own, currency: 'RUB', employees };
}

async function findEmployees(db: Kysely<Database>, companyId: number, now: Date): Promise<Employee[]> {
  const rows = await db
    .selectFrom('company_employees as e')
    .where('e.company_id', '=', companyId)
    .where('e.state', 'in', ['invited', 'active'])
    .orderBy('e.id')
    .select(['e.id', 'e.name', 'e.contact', 'e.role', 'e.state', 'e.code_expires_at as expiresAt'])
    .select(['e.order_limit as orderLimit', 'e.month_limit as monthLimit', spentSql('e.id', now).as('spent')])
    .execute();
  return rows.map(({ expiresAt, state, ...row }) => ({
    ...row,
    state: state === 'active' ? state : 'invited',
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
}

/** Adds an invited employee. Returns false for a company that has as many as it may. */
export async function addInvitation(
  trx: Trx,
  { companyId, clientId }: Member,
  invited: Terms & { name: string; contact: string; codeHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  await lockCompany(trx, companyId);
  const known = await trx
    .selectFrom('company_employees')
    .where('company_id', '=', companyId)
    .where('state', 'in', ['invited', 'active'])
    .select('id')
    .execute();
  if (known.length >= MAX_EMPLOYEES) return false;
  const terms = { role: invited.role, ...limitsOf(invited.role, invited) };
  const { id } = await trx
    .insertInto('company_employees')
    .values({
      company_id: companyId,
      name: invited.name,
      contact: invited.contact,
      ...columnsOf(terms),
      state: 'invited',
      code_hash: invited.codeHash,
      code_expires_at: invited.expiresAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordCompanyEvent(trx, { companyId, kind: 'invited', byClientId: clientId, employeeId: id, terms, at: now });
  return true;
}

/** Changes the role and the limits of an employee. Returns false for one of another company. */
export async function changeEmployee(
  trx: Trx,
  { companyId, clientId }: Member,
  { id, ...wanted }: Terms & { id: number },
  now: Date,
): Promise<boolean> {
  const terms = { role: wanted.role, ...limitsOf(wanted.role, wanted) };
  const changed = await trx
    .updateTable('company_employees')
    .set(columnsOf(terms))
    .where('id', '=', bigint(id))
    .where('company_id', '=', companyId)
    .where('state', 'in', ['invited', 'active'])
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await recordCompanyEvent(trx, { companyId, kind: 'changed', byClientId: clientId, employeeId: id, terms, at: now });
  return true;
}

/** An employee of the company, or the client as one, whom the client may remove; locked. */
export async function lockRemovable(
  trx: Trx,
  { companyId, role, employeeId }: Member,
  id: number,
): Promise<{ id: number; clientId: number | null } | undefined> {
  if (!MAY[role].manage && id !== employeeId) return undefined;
  return trx
    .selectFrom('company_employees')
    .where('id', '=', bigint(id))
    .where('company_id', '=', companyId)
    .where('state', 'in', ['invited', 'active'])
    .select(['id', 'client_id as clientId'])
    .forUpdate()
    .executeTakeFirst();
}

/** Ends an employment or an invitation: the client buys as before it, and what waits for an approval of theirs is withdrawn. */
export async function endEmployment(
  trx: Trx,
  { id, byClientId }: { id: number; byClientId: number | null },
  now: Date,
): Promise<void> {
  const ended = await trx
    .updateTable('company_employees')
    .set({ state: 'removed', code_hash: null, code_expires_at: null })
    .where('id', '=', id)
    .returning(['client_id', 'was_retail'])
    .executeTakeFirst();
  const withdrawn = await trx
    .updateTable('order_approvals')
    .set({ state: 'withdrawn', decided_by: byClientId, decided_at: now })
    .where('employee_id', '=', id)
    .where('state', '=', 'waiting')
    .returning('basket_id')
    .execute();
  const baskets = withdrawn.flatMap(({ basket_id }) => basket_id ?? []);
  if (baskets.length > 0) await trx.deleteFrom('baskets').where('id', 'in', baskets).execute();
  if (ended?.client_id === null || !ended?.was_retail) return;
  await trx.updateTable('clients').set({ type: 'Retail' }).where('id', '=', ended.client_id).execute();
}

/** Ends a client's part in companies, because the account is deleted: their own one with its employees, and their employment. */
export async function leaveCompanies(trx: Trx, clientId: number, now: Date): Promise<void> {
  const employments = await trx
    .selectFrom('company_employees')
    .where((where) => where.or([where('client_id', '=', clientId), where('company_id', '=', clientId)]))
    .select(['id', 'state'])
    .execute();
  for (const { id, state } of employments) {
    if (state === 'active') await endEmployment(trx, { id, byClientId: clientId }, now);
  }
  await trx
    .deleteFrom('order_approvals')
    .where('employee_id', 'in', (own) =>
      own.selectFrom('company_employees').where('client_id', '=', clientId).select('id'),
    )
    .execute();
  await trx
    .updateTable('company_employees')
    .set({ name: '', contact: '', client_id: null })
    .where('client_id', '=', clientId)
    .execute();
}

const columnsOf = ({ role, orderLimit, monthLimit }: Terms) => ({
  role,
  order_limit: orderLimit,
  month_limit: monthLimit,
});

/** Serialises what depends on how many employees a company has. */
const lockCompany = (trx: Trx, companyId: number) =>
  trx
    .selectFrom('company_details')
    .where('client_id', '=', companyId)
    .select('client_id')
    .forNoKeyUpdate()
    .executeTakeFirst();
