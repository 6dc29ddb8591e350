import type { LanguageCode, ListSource, SourceOutcome, UploadType } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../../platform/database/bigint.ts';
import { nameOf } from '../../../platform/database/name-sql.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { isOwn, type Target } from '../own-list.queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const select = (db: Db, sellerId: number, lang: LanguageCode) =>
  db
    .selectFrom('list_sources as s')
    .leftJoin('price_lists as p', 'p.id', 's.price_list_id')
    .where('s.seller_id', '=', sellerId)
    .select(['s.id', 's.price_list_id as priceListId', 's.url', 's.hour', 's.replaces', 's.applies', 's.version'])
    .select(['s.gone_limit as goneLimit', 's.next_at as nextAt', 's.asked_at as askedAt', 's.faults'])
    .select([sql<UploadType>`s.type`.as('type'), sql<SourceOutcome | null>`s.outcome`.as('outcome')])
    .select(sql<string | null>`${nameOf('p.names', lang)}`.as('listName'))
    .select(sql<number | null>`(select max(u.id) from price_uploads u where u.source_id = s.id)`.as('uploadId'));

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toSource = ({ nextAt, askedAt, ...row }: Row): ListSource => ({
  ...row,
  nextAt: nextAt?.toISOString() ?? null,
  askedAt: askedAt?.toISOString() ?? null,
});

/** The addresses of a seller for files of a type. */
export async function findSources(
  db: Db,
  { sellerId, type }: { sellerId: number; type: UploadType },
  lang: LanguageCode,
): Promise<ListSource[]> {
  const rows = await select(db, sellerId, lang)
    .where('s.type', '=', type)
    .orderBy('listName')
    .orderBy('s.id')
    .execute();
  return rows.map(toSource);
}

/** An address of a seller; undefined for another's. */
export async function findSource(
  db: Db,
  { sellerId, id }: { sellerId: number; id: number },
  lang: LanguageCode,
): Promise<ListSource | undefined> {
  const row = await select(db, sellerId, lang).where('s.id', '=', bigint(id)).executeTakeFirst();
  return row && toSource(row);
}

export type SourceSettings = {
  url: string;
  hour: number | null;
  replaces: boolean;
  applies: boolean;
  goneLimit: number;
};

const columnsOf = ({ url, hour, replaces, applies, goneLimit }: SourceSettings) => ({
  url,
  hour,
  replaces,
  applies,
  gone_limit: goneLimit,
});

type Added = SourceSettings & Target;

/** Adds an address, which is loaded at once; 'exists' where there is one, undefined where the list is not the seller's. */
export async function addSource(
  trx: Trx,
  { sellerId, type, priceListId, ...settings }: Added,
  now: Date,
): Promise<number | 'exists' | undefined> {
  if (!(await isOwn(trx, { sellerId, type, priceListId }))) return undefined;
  const added = await trx
    .insertInto('list_sources')
    .values({ seller_id: sellerId, price_list_id: priceListId, type, ...columnsOf(settings), next_at: now })
    .onConflict((conflict) => conflict.constraint('list_sources_one').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? 'exists';
}

export type HeldSource = {
  type: UploadType;
  version: number;
  url: string;
  hour: number | null;
  nextAt: Date | null;
};

/** Locks an address of a seller; undefined for another's. */
export const holdSource = async (
  trx: Trx,
  { sellerId, id }: { sellerId: number; id: number },
): Promise<HeldSource | undefined> =>
  trx
    .selectFrom('list_sources')
    .where('id', '=', bigint(id))
    .where('seller_id', '=', sellerId)
    .select(['version', 'url', 'hour', 'next_at as nextAt', sql<UploadType>`type`.as('type')])
    .forUpdate()
    .executeTakeFirst();

/** Changes a locked address. What is known of the file of another address says nothing of the new one. */
export async function changeSource(
  trx: Trx,
  id: number,
  { settings, isOtherAddress, nextAt }: { settings: SourceSettings; isOtherAddress: boolean; nextAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('list_sources')
    .set({ ...columnsOf(settings), next_at: nextAt, version: sql`version + 1`, faults: 0, tells_pause: false })
    .$if(isOtherAddress, (update) => update.set({ etag: null, file_sha256: null, outcome: null, asked_at: null }))
    .where('id', '=', bigint(id))
    .execute();
}

export const loadSourceNow = async (trx: Trx, id: number, now: Date): Promise<void> =>
  void (await trx.updateTable('list_sources').set({ next_at: now }).where('id', '=', bigint(id)).execute());

export const removeSource = async (trx: Trx, id: number): Promise<void> =>
  void (await trx.deleteFrom('list_sources').where('id', '=', bigint(id)).execute());

/** An address whose time has come. */
export type DueSource = SourceSettings &
  Target & {
    id: number;
    etag: string | null;
    sha256: string | null;
    /** Of the take: what was set meanwhile wins over what comes of it. */
    version: number;
  };

/** Longer than a file may take. A process that died in between has not loaded it. */
const TAKEN_MINUTES = 5;

/** Takes an address whose time has come; no other process gets it, unless this one dies. */
export async function takeDueSource(db: Db, now: Date): Promise<DueSource | undefined> {
  const { rows } = await sql<DueSource>`
    update list_sources set next_at = ${now}::timestamptz + make_interval(mins => ${TAKEN_MINUTES})
    where id = (
      select id from list_sources where next_at <= ${now} order by next_at, id limit 1 for update skip locked
    )
    returning id, seller_id as "sellerId", type, price_list_id as "priceListId", url, hour, replaces, applies,
      gone_limit as "goneLimit", etag, file_sha256 as sha256, version`.execute(db);
  return rows[0];
}

export type Outcome = {
  outcome: SourceOutcome;
  faults: number;
  nextAt: Date | null;
  tellsPause: boolean;
  file?: { etag: string | null; sha256: string };
};

/** Locks a taken address, unless its seller changed it meanwhile; gives the faults in a row so far. */
export const holdTaken = async (trx: Trx, { id, version }: DueSource): Promise<{ faults: number } | undefined> =>
  trx
    .selectFrom('list_sources')
    .where('id', '=', bigint(id))
    .where('version', '=', version)
    .where('next_at', 'is not', null)
    .select('faults')
    .forUpdate()
    .executeTakeFirst();

export async function finishSource(
  trx: Trx,
  id: number,
  { outcome, faults, nextAt, tellsPause, file }: Outcome,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('list_sources')
    .set({ outcome, faults, next_at: nextAt, asked_at: now })
    .$if(tellsPause, (update) => update.set({ tells_pause: true }))
    .$if(file !== undefined, (update) => update.set({ etag: file?.etag ?? null, file_sha256: file?.sha256 ?? null }))
    .where('id', '=', bigint(id))
    .execute();
}
