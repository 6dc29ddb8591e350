import { foldPartNumber, MAX_PICTURE_ROWS } from '@partshop/api-client';
import type { PictureFault, PictureLoad, PictureLoadRow } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { NamedArticle } from './file-name.rules.ts';

/** Older loads of a seller are forgotten; those of uploaded files stay as long as their uploads. */
const KEPT_LOADS = 10;
/** Rows of an uploaded file that its page shows: it asks for them again and again. */
const SHOWN_OF_FILE = 50;
/** A row that a process took and has not finished for so long is taken again. */
const ABANDONED_MINUTES = 2;

export type WantedRow = NamedArticle & { source: string };

/** Starts a load, and forgets the oldest ones of the seller. */
export async function startLoad(trx: Transaction<Database>, sellerId: number, at: Date): Promise<number> {
  const { id } = await trx
    .insertInto('picture_loads')
    .values({ seller_id: sellerId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from picture_loads where id in (
      select id from picture_loads where seller_id = ${sellerId} and claim_run_id is null order by id desc offset ${KEPT_LOADS}
    )`.execute(trx);
  return id;
}

/** Whether a load is the seller's; it stays locked, so that rows which come at once get different numbers. */
export async function lockLoad(trx: Transaction<Database>, sellerId: number, loadId: number): Promise<boolean> {
  const load = await trx
    .selectFrom('picture_loads')
    .where('id', '=', loadId)
    .where('seller_id', '=', sellerId)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return load !== undefined;
}

export async function addWaitingRows(
  trx: Transaction<Database>,
  loadId: number,
  rows: readonly WantedRow[],
): Promise<void> {
  await trx
    .insertInto('picture_load_rows')
    .values(
      rows.map(({ maker, number, source }, index) => ({
        load_id: loadId,
        row_number: index + 1,
        maker,
        number,
        source,
        state: 'waiting',
      })),
    )
    .execute();
}

export type Outcome = { articleId: number | null; fault: PictureFault | null };

/** Adds a row that is done; false when the load has as many rows as it may have. */
export async function addDoneRow(
  trx: Transaction<Database>,
  { loadId, most }: { loadId: number; most: number },
  { maker, number, source, articleId, fault }: WantedRow & Outcome,
): Promise<boolean> {
  const { rows } = await sql`
    insert into picture_load_rows (load_id, row_number, maker, number, source, state, fault, article_id)
    select ${loadId}, count(*) + 1, ${maker}, ${number}, ${source}, ${fault === null ? 'added' : 'refused'}, ${fault}, ${articleId}::bigint
    from picture_load_rows where load_id = ${loadId}
    having count(*) < ${most}
    returning row_number`.execute(trx);
  return rows.length > 0;
}

export type TakenRow = WantedRow & {
  loadId: number;
  rowNumber: number;
  sellerId: number;
  /** Of an uploaded file: the article, the place among the seller's pictures, and the picture, where it is known. */
  articleId: number | null;
  position: number | null;
  pictureId: number | null;
};

/** Takes a row that waits; no other process gets it, unless this one dies. */
export async function takeRow(db: Kysely<Database>, now: Date): Promise<TakenRow | undefined> {
  const { rows } = await sql<TakenRow>`
    with next as (
      select load_id, row_number from picture_load_rows
      where state in ('waiting', 'working')
        and (state = 'waiting' or taken_at < ${now}::timestamptz - make_interval(mins => ${ABANDONED_MINUTES}))
      order by row_number, load_id
      limit 1
      for update skip locked
    )
    update picture_load_rows r set state = 'working', taken_at = ${now}
    from next join picture_loads l on l.id = next.load_id
    where r.load_id = next.load_id and r.row_number = next.row_number
    returning r.load_id as "loadId", r.row_number as "rowNumber", l.seller_id as "sellerId", r.maker, r.number, r.source,
      r.article_id as "articleId", r.position, r.picture_id as "pictureId"`.execute(db);
  return rows[0];
}

export async function finishRow(
  db: Kysely<Database>,
  { loadId, rowNumber }: Pick<TakenRow, 'loadId' | 'rowNumber'>,
  { articleId, fault }: Outcome,
  pictureId: number | null = null,
): Promise<void> {
  await db
    .updateTable('picture_load_rows')
    .set({
      state: fault === null ? 'added' : 'refused',
      fault,
      article_id: articleId,
      picture_id: pictureId,
      taken_at: null,
    })
    .where('load_id', '=', loadId)
    .where('row_number', '=', rowNumber)
    .execute();
}

/** The article that a seller offers under a number, and the client who sells: a maker tells equal numbers apart. */
export async function findOwnArticle(
  db: Kysely<Database>,
  sellerId: number,
  { maker, number }: NamedArticle,
): Promise<{ articleId: number; clientId: number } | PictureFault> {
  const key = foldPartNumber(number);
  if (key === '') return 'number-missing';
  const { rows } = await sql<{ articleId: number; clientId: number; maker: string; makerKey: string }>`
    select distinct a.id as "articleId", s.client_id as "clientId", m.name as maker, m.key as "makerKey"
    from articles a
      join makers m on m.id = a.maker_id
      join offers o on o.article_id = a.id
      join price_lists p on p.id = o.price_list_id and p.seller_id = ${sellerId}
      join sellers s on s.id = p.seller_id and s.client_id is not null
    where a.number_key = ${key}`.execute(db);
  const wanted = foldPartNumber(maker);
  const named =
    wanted === ''
      ? rows
      : rows.filter((one) => foldPartNumber(one.maker) === wanted || foldPartNumber(one.makerKey) === wanted);
  const [only, ...more] = named;
  if (!only) return 'not-offered';
  return more.length > 0 ? 'many-makers' : only;
}

/** A row that nobody waits for any more: the file of a later upload says something else. */
export async function forgetRow(
  db: Kysely<Database>,
  { loadId, rowNumber }: Pick<TakenRow, 'loadId' | 'rowNumber'>,
): Promise<void> {
  await db.deleteFrom('picture_load_rows').where('load_id', '=', loadId).where('row_number', '=', rowNumber).execute();
}

/** Lets the refused rows of an uploaded file wait again, unless a later one says something else. */
export async function retryLoadOfRun(db: Kysely<Database>, sellerId: number, loadId: number): Promise<void> {
  await sql`
    update picture_load_rows r set state = 'waiting', fault = null
    from picture_loads l, seller_photos c
    where l.id = ${loadId} and l.seller_id = ${sellerId} and r.load_id = l.id and r.state = 'refused'
      and c.seller_id = l.seller_id and (c.article_id, c.position) = (r.article_id, r.position) and c.address = r.source`.execute(
    db,
  );
}

const loads = (db: Kysely<Database>) => db.selectFrom('picture_loads').select(['id', 'created_at as at']);

/** The newest load of a seller with its report, but for those of uploaded files. */
export async function findLastLoad(db: Kysely<Database>, sellerId: number, lang: string): Promise<PictureLoad | null> {
  const load = await loads(db)
    .where('seller_id', '=', sellerId)
    .where('claim_run_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return load ? reportOf(db, load, { lang, most: MAX_PICTURE_ROWS }) : null;
}

/** The load of an uploaded file, by what applied it. */
export async function findLoadOfRun(
  db: Kysely<Database>,
  claimRunId: number,
  lang: string,
): Promise<PictureLoad | null> {
  const load = await loads(db).where('claim_run_id', '=', claimRunId).executeTakeFirst();
  return load ? reportOf(db, load, { lang, most: SHOWN_OF_FILE }) : null;
}

/** What became of the rows of a load: first what was refused, then by row. */
async function reportOf(
  db: Kysely<Database>,
  load: { id: number; at: Date },
  { lang, most }: { lang: string; most: number },
): Promise<PictureLoad> {
  const of = db.selectFrom('picture_load_rows as r').where('r.load_id', '=', load.id);
  const rows = await of
    .leftJoin('articles as a', 'a.id', 'r.article_id')
    .leftJoin('makers as m', 'm.id', 'a.maker_id')
    .orderBy(sql`r.state <> 'refused'`)
    .orderBy('r.row_number')
    .limit(most)
    .select(['r.maker', 'r.number', 'r.source', 'm.key as catalogKey', 'm.name as catalogName', 'r.position'])
    .select(['a.number as catalogFullNumber', 'a.number_key as clearNumber', nameOf('a.names', lang).as('productName')])
    .select(sql<number | null>`case when r.position is null then r.row_number else r.file_row end`.as('row'))
    .select([sql<PictureFault | null>`r.fault`.as('fault')])
    .select(sql<PictureLoadRow['state']>`case r.state when 'working' then 'waiting' else r.state end`.as('state'))
    .execute();
  const counts = await of
    .select(sql<number>`count(*) filter (where state in ('waiting', 'working'))::int`.as('waiting'))
    .select(sql<number>`count(*) filter (where state = 'added')::int`.as('added'))
    .select(sql<number>`count(*) filter (where state = 'refused')::int`.as('refused'))
    .executeTakeFirstOrThrow();
  return {
    id: load.id,
    at: load.at.toISOString(),
    ...counts,
    rows: rows.map(({ catalogKey, catalogName, catalogFullNumber, clearNumber, productName, ...row }) => ({
      ...row,
      article:
        catalogKey === null || catalogName === null || catalogFullNumber === null || clearNumber === null
          ? null
          : { catalogKey, catalogName, catalogFullNumber, clearNumber, productName },
    })),
  };
}
