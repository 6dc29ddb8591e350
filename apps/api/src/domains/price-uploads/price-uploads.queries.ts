import {
  UPLOAD_ROWS_TAKE,
  type LanguageCode,
  type PriceUpload,
  type PriceUploadDetails,
  type PriceUploads,
  type UploadType,
  type RefusedRow,
  type UploadResult,
} from '@partshop/api-client/contract';
import { isOfList } from '@partshop/api-client';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { REQUIRED_FIELDS, rowAdvice, rowFaultText, type Field } from '../price-lists/index.ts';
import type { KeptFile } from './kept-file.ts';
import { showFitments } from './show-fitments.ts';
import { findLoadOfRun } from '../web-pictures/index.ts';
import { findSources } from './sources/list-sources.queries.ts';
import type { Fault, FaultyRow, FileTable, Mended, Preview, UnclearPreview } from './upload-facts.ts';
import { findOwnList } from './own-list.queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const SHOWN_UPLOADS = 30;

/** Every run since the upload kept what there was before. */
const CAN_TAKE_BACK = sql<boolean>`
  u.state = 'applied' and not exists (
    select from import_runs r where r.price_list_id = u.price_list_id and r.id >= u.run_id and not r.keeps_past
  ) and not exists (
    select from claim_runs r where r.seller_id = u.seller_id and r.type = u.type and r.id >= u.claim_run_id and not r.keeps_past
  )`;

const select = (db: Db, lang: LanguageCode) =>
  db
    .selectFrom('price_uploads as u')
    .leftJoin('price_lists as p', 'p.id', 'u.price_list_id')
    .leftJoin('clients as c', 'c.id', 'u.client_id')
    .select(['u.id', 'u.type', 'u.state', 'u.price_list_id as priceListId', 'u.file_name as fileName'])
    .select(['u.added_at as addedAt', 'u.done_at as doneAt', 'u.undoes_id as undoesId', 'u.result'])
    .select([sql<PriceUpload['way']>`u.way`.as('way'), sql<PriceUpload['held']>`u.held`.as('held')])
    .select(sql<string>`coalesce(${nameOf('p.names', lang)}, u.list_name)`.as('listName'))
    .select(sql<string>`coalesce(c.name, '')`.as('by'))
    .select(CAN_TAKE_BACK.as('canTakeBack'));

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toUpload = ({ addedAt, doneAt, result, ...row }: Row): PriceUpload => ({
  ...row,
  addedAt: addedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
  result: result as UploadResult | null,
});

/** A seller's lists, and the newest uploads of a type; those that were dropped are left out. */
export async function findUploads(
  db: Db,
  { sellerId, type }: { sellerId: number; type: UploadType },
  lang: LanguageCode,
): Promise<Omit<PriceUploads, 'mail'>> {
  const [lists, uploads, sources] = await Promise.all([
    db
      .selectFrom('price_lists as p')
      .where('p.seller_id', '=', sellerId)
      .select(['p.id', 'p.updated_at as updatedAt', nameOf('p.names', lang).as('name')])
      .select(sql<number>`(select count(*)::int from offers o where o.price_list_id = p.id)`.as('offers'))
      .orderBy('name')
      .orderBy('p.id')
      .execute(),
    select(db, lang)
      .where('u.seller_id', '=', sellerId)
      .where('u.type', '=', type)
      .where('u.state', '<>', 'dropped')
      .orderBy('u.id', 'desc')
      .limit(SHOWN_UPLOADS)
      .execute(),
    findSources(db, { sellerId, type }, lang),
  ]);
  return {
    lists: lists.map(({ updatedAt, ...list }) => ({ ...list, updatedAt: updatedAt.toISOString() })),
    uploads: uploads.map(toUpload),
    sources,
  };
}

type Asked = { sellerId: number; id: number; page: number };

/** An upload of a seller with all that its page shows; undefined for another's. */
export async function findUpload(
  db: Db,
  { sellerId, id, page }: Asked,
  lang: LanguageCode,
): Promise<PriceUploadDetails | undefined> {
  const row = await select(db, lang)
    .leftJoin('price_upload_progress as g', 'g.upload_id', 'u.id')
    .where('u.id', '=', bigint(id))
    .where('u.seller_id', '=', sellerId)
    .select(['u.version', 'u.replaces', 'u.fault', 'u.preview', 'u.mended', 'u.chosen', 'u.claim_run_id as claimRunId'])
    .select(['g.step', 'g.done', 'g.total', 'g.attempts'])
    .select(
      sql<Date | null>`(
        select max(same.done_at) from price_uploads same
        where same.seller_id = u.seller_id and same.price_list_id is not distinct from u.price_list_id and same.type = u.type
          and same.file_sha256 = u.file_sha256 and same.id <> u.id and same.state = 'applied' and same.undoes_id is null
      )`.as('sameAppliedAt'),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    version,
    replaces,
    fault,
    preview,
    mended,
    chosen: _,
    claimRunId,
    step,
    done,
    total,
    attempts,
    sameAppliedAt,
    ...rest
  } = row;
  const upload = toUpload(rest);
  const found = preview as (UnclearPreview & Partial<Preview>) | Pick<Preview, 'isOutdated'> | null;
  const table = found && 'headings' in found ? found : null;
  const { code = null, first } = (fault ?? {}) as Partial<Fault>;
  return {
    ...upload,
    version,
    replaces,
    progress:
      (attempts ?? 0) > 0 && (upload.state === 'checking' || upload.state === 'applying')
        ? { step: step === 'applying' ? 'applying' : 'reading', done: done ?? 0, total: total ?? 0 }
        : null,
    fault: code,
    faultRow: first ? { row: first.row, reason: rowFaultText(first.fault, lang) } : null,
    columns: table && columnsOf(table, upload),
    changes: table?.changes ?? null,
    crosses: table?.crosses ?? null,
    fitments: table?.fitments ? showFitments(table.fitments, lang) : null,
    photos: table?.photos ?? null,
    load: upload.type === 'photos' && claimRunId !== null ? await findLoadOfRun(db, claimRunId, lang) : null,
    rowsRead: table?.rowsRead ?? 0,
    rowsRefused: table?.rowsRefused ?? 0,
    repeated: table?.repeated ?? 0,
    mended: Object.keys(mended).length,
    refused: await findRefusedRows(db, { id, page }, lang),
    sameAppliedAt: sameAppliedAt?.toISOString() ?? null,
    isOutdated: found?.isOutdated ?? false,
  };
}

function columnsOf(
  { headings, columns, sample }: UnclearPreview,
  { type, state }: Pick<PriceUploadDetails, 'type' | 'state'>,
): PriceUploadDetails['columns'] {
  const byPosition = new Map(Object.entries(columns).map(([field, position]) => [position, field as Field]));
  return {
    headings: [...headings],
    fields: headings.map((_, position) => byPosition.get(position) ?? null),
    sample: sample.map((cells) => [...cells]),
    missing: state === 'columns' ? REQUIRED_FIELDS[type].filter((field) => columns[field] === undefined) : [],
  };
}

async function findRefusedRows(
  db: Db,
  { id, page }: { id: number; page: number },
  lang: LanguageCode,
): Promise<PriceUploadDetails['refused']> {
  const of = db.selectFrom('price_upload_rows').where('upload_id', '=', bigint(id)).where('is_refused', '=', true);
  const [rows, { total }] = await Promise.all([
    of
      .select(['row', 'cells', 'problems'])
      .orderBy('row')
      .limit(UPLOAD_ROWS_TAKE)
      .offset((page - 1) * UPLOAD_ROWS_TAKE)
      .execute(),
    of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ row, cells, problems }): RefusedRow => ({
    row,
    cells: cells as RefusedRow['cells'],
    problems: (problems as FaultyRow['problems']).map(({ field, value, fault }) => ({
      field: field ?? null,
      value,
      reason: rowFaultText(fault, lang),
      advice: rowAdvice(fault, lang),
    })),
  }));
  return { items, total, page, take: UPLOAD_ROWS_TAKE };
}

/** Every row that was refused or repeated, in the order of the file. */
export async function findFaultyRows(db: Db, id: number): Promise<FaultyRow[]> {
  const rows = await db
    .selectFrom('price_upload_rows')
    .where('upload_id', '=', bigint(id))
    .select(['row', 'is_refused as isRefused', 'cells', 'problems'])
    .orderBy('row')
    .execute();
  return rows as FaultyRow[];
}

export type AddedUpload = {
  sellerId: number;
  /** Null for a file that came by itself. */
  clientId: number | null;
  type: UploadType;
  priceListId: number | null;
  newList: { name: string; city: string; leadDays: number } | null;
  replaces: boolean;
  fileName: string;
  file: KeptFile;
  /** What its columns hold, where that is known. */
  chosen?: FileTable;
} & (
  | { way?: undefined }
  | { way: 'address'; sourceId: number; brake: number | null }
  | { way: 'program'; sourceId?: undefined; brake: number }
  | { way: 'mail'; sourceId?: undefined; brake: number | null }
);

/** Keeps a file for a worker; undefined when the list is not the seller's. Claims are of no list. */
export async function addUpload(trx: Trx, added: AddedUpload, now: Date): Promise<number | undefined> {
  const { sellerId, priceListId, newList } = added;
  const list =
    priceListId === null || !isOfList(added.type) ? undefined : await findOwnList(trx, sellerId, priceListId);
  if (!list && !newList && isOfList(added.type)) return undefined;
  const { id } = await trx
    .insertInto('price_uploads')
    .values({
      seller_id: sellerId,
      client_id: added.clientId,
      price_list_id: list?.id ?? null,
      list_name: list?.name ?? (isOfList(added.type) ? (newList?.name ?? '') : ''),
      city: list ? null : (newList?.city ?? null),
      lead_days: list ? null : (newList?.leadDays ?? null),
      type: added.type,
      replaces: added.replaces,
      file_name: added.fileName,
      file_sha256: added.file.sha256,
      state: 'checking',
      added_at: now,
      ...(added.chosen && { chosen: JSON.stringify(added.chosen) }),
      ...(added.way && { way: added.way, source_id: added.sourceId ?? null, brake: added.brake }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('price_upload_files')
    .values({ upload_id: id, bytes: added.file.packed, is_packed: true })
    .execute();
  await trx.insertInto('price_upload_progress').values({ upload_id: id, step: 'reading', done: 0, total: 0 }).execute();
  return id;
}

export type HeldUpload = {
  type: UploadType;
  state: PriceUpload['state'];
  version: number;
  mended: Mended;
  preview: (UnclearPreview & Partial<Preview>) | null;
  canTakeBack: boolean;
  priceListId: number | null;
  listName: string;
};

/** Locks an upload of a seller; 'busy' while a worker has it, undefined for another's. */
export async function holdUpload(
  trx: Trx,
  { sellerId, id }: { sellerId: number; id: number },
): Promise<HeldUpload | 'busy' | undefined> {
  const of = trx.selectFrom('price_uploads as u').where('u.id', '=', bigint(id)).where('u.seller_id', '=', sellerId);
  const row = await of
    .select(['u.type', 'u.state', 'u.version', 'u.mended', 'u.preview', 'u.price_list_id as priceListId'])
    .select(['u.list_name as listName', CAN_TAKE_BACK.as('canTakeBack')])
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row) return row as HeldUpload;
  return (await of.select('u.id').executeTakeFirst()) ? 'busy' : undefined;
}

export type UploadChange =
  | { state: 'checking'; chosen: FileTable; mended: Mended }
  | { state: 'checking'; mended: Mended }
  | { state: 'applying' }
  | { state: 'dropped' };

/** Changes a held upload, which then waits for a worker, or for nothing. */
export async function changeUpload(trx: Trx, id: number, change: UploadChange, now: Date): Promise<void> {
  await trx
    .updateTable('price_uploads')
    .set({
      state: change.state,
      version: sql`version + 1`,
      // Who looks into a file applies it, too.
      ...('mended' in change && { brake: null, is_told: true }),
      ...('chosen' in change && { chosen: JSON.stringify(change.chosen) }),
      ...('mended' in change && { mended: JSON.stringify(change.mended) }),
      ...(change.state === 'dropped' && { done_at: now }),
    })
    .where('id', '=', bigint(id))
    .execute();
  if (change.state === 'dropped') {
    await trx.deleteFrom('price_upload_files').where('upload_id', '=', bigint(id)).execute();
    await trx.deleteFrom('price_upload_rows').where('upload_id', '=', bigint(id)).execute();
    return;
  }
  await trx.updateTable('price_upload_progress').set({ attempts: 0 }).where('upload_id', '=', bigint(id)).execute();
}

/** Keeps the wish to take an upload back, for a worker. */
export async function addTakingBack(
  trx: Trx,
  { clientId, id }: { clientId: number; id: number },
  now: Date,
): Promise<number> {
  const { id: added } = await trx
    .insertInto('price_uploads')
    .columns([
      'seller_id',
      'client_id',
      'price_list_id',
      'list_name',
      'type',
      'replaces',
      'file_name',
      'file_sha256',
      'state',
      'undoes_id',
      'added_at',
    ])
    .expression((from) =>
      from
        .selectFrom('price_uploads')
        .where('id', '=', bigint(id))
        .select(['seller_id', sql<number>`${clientId}::bigint`.as('client_id'), 'price_list_id', 'list_name', 'type'])
        .select([sql<boolean>`false`.as('replaces'), 'file_name', sql<string>`''`.as('file_sha256')])
        .select([sql<'applying'>`'applying'`.as('state'), 'id', sql<Date>`${now}::timestamptz`.as('added_at')]),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('price_upload_progress')
    .values({ upload_id: added, step: 'applying', done: 0, total: 0 })
    .execute();
  return added;
}
