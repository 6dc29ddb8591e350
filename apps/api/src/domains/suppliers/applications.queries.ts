import type {
  ApplicationList,
  ApplicationState,
  LanguageCode,
  ReviewedApplication,
  SupplierApplication,
} from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findDocuments } from './documents/documents.queries.ts';

type Trx = Transaction<Database>;

export type ApplicationFacts = Pick<
  SupplierApplication,
  'inn' | 'company' | 'kpp' | 'ogrn' | 'address' | 'contactName' | 'phone' | 'email' | 'sells' | 'warehouseCity'
>;

const select = (db: Kysely<Database>) =>
  db
    .selectFrom('supplier_applications as a')
    .select(['a.id', 'a.version', 'a.inn', 'a.company', 'a.kpp', 'a.ogrn', 'a.address'])
    .select(['a.contact_name as contactName', 'a.phone', 'a.email', 'a.sells', 'a.warehouse_city as warehouseCity'])
    .select(['a.state', 'a.reason', 'a.sent_at as sentAt', 'a.decided_at as decidedAt']);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toApplication({ sentAt, decidedAt, ...row }: Row): SupplierApplication {
  return { ...row, sentAt: sentAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}

/** The application of a client. */
export async function findOwnApplication(
  db: Kysely<Database>,
  clientId: number,
): Promise<SupplierApplication | undefined> {
  const row = await select(db).where('a.client_id', '=', clientId).executeTakeFirst();
  return row && toApplication(row);
}

/** Locks a client and gives their application: whatever changes an application or its documents begins with it. */
export async function lockApplicant(trx: Trx, clientId: number): Promise<SupplierApplication | undefined> {
  await trx.selectFrom('clients').where('id', '=', clientId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
  return findOwnApplication(trx, clientId);
}

/** Sends the application of a client, or sends it again. */
export async function keepApplication(
  trx: Trx,
  sent: { clientId: number; sessionId: number | null; lang: LanguageCode; facts: ApplicationFacts },
  now: Date,
): Promise<void> {
  const { inn, company, kpp, ogrn, address, contactName, phone, email, sells, warehouseCity } = sent.facts;
  const values = {
    inn,
    company,
    kpp,
    ogrn,
    address,
    phone,
    email,
    sells,
    contact_name: contactName,
    warehouse_city: warehouseCity,
    session_id: sent.sessionId,
    lang: sent.lang,
    sent_at: now,
    state: 'sent' as const,
    reason: '',
    decided_at: null,
    decided_by: null,
  };
  await trx
    .insertInto('supplier_applications')
    .values({ ...values, client_id: sent.clientId })
    .onConflict((conflict) =>
      conflict.column('client_id').doUpdateSet({ ...values, version: sql`supplier_applications.version + 1` }),
    )
    .execute();
}

/** An application with its documents, for staff. */
export async function findReviewed(db: Kysely<Database>, id: number): Promise<ReviewedApplication | undefined> {
  const row = await select(db)
    .innerJoin('clients as c', 'c.id', 'a.client_id')
    .leftJoin('clients as by', 'by.id', 'a.decided_by')
    .where('a.id', '=', bigint(id))
    .select(['a.client_id as clientId', 'c.name as clientName', 'by.name as decidedBy'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { clientId, clientName, decidedBy, ...application } = row;
  return {
    ...toApplication(application),
    documents: await findDocuments(db, clientId),
    client: { id: clientId, name: clientName },
    decidedBy: decidedBy ?? '',
  };
}

/** A page of applications: those that wait first, the longest waiting before the others; then the others, the newest first. */
export async function findApplications(
  db: Kysely<Database>,
  { state, page, take }: { state?: ApplicationState | undefined; page: number; take: number },
): Promise<ApplicationList> {
  const [rows, counted] = await Promise.all([
    select(db)
      .$if(state !== undefined, (list) => list.where('a.state', '=', state as ApplicationState))
      .orderBy(sql`a.state <> 'sent'`)
      .orderBy(sql`case when a.state = 'sent' then a.sent_at end`)
      .orderBy('a.sent_at', 'desc')
      .orderBy('a.id')
      .limit(take)
      .offset((page - 1) * take)
      .execute(),
    db
      .selectFrom('supplier_applications')
      .groupBy('state')
      .select(['state', sql<number>`count(*)::int`.as('count')])
      .execute(),
  ]);
  const counts: ApplicationList['counts'] = { sent: 0, asked: 0, accepted: 0, refused: 0 };
  for (const one of counted) counts[one.state] = one.count;
  const total = state === undefined ? counted.reduce((sum, { count }) => sum + count, 0) : counts[state];
  return {
    items: rows.map((row) => ({
      id: row.id,
      company: row.company,
      inn: row.inn,
      warehouseCity: row.warehouseCity,
      state: row.state,
      sentAt: row.sentAt.toISOString(),
    })),
    total,
    page,
    take,
    counts,
  };
}
