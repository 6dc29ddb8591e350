import type { UploadType } from '@partshop/api-client';
import type { Pool, PoolClient } from 'pg';
import { lockPriceList, type ChosenTable } from '../../price-lists/index.ts';
import type { Fault, FileTable, Mended, Preview, UnclearPreview } from '../upload-facts.ts';

/** An upload that a worker works on, with the names by which imports find its list. */
export type ClaimedUpload = {
  id: number;
  sellerId: number;
  seller: string;
  priceListId: number | null;
  priceList: string;
  city: string | null;
  leadDays: number | null;
  type: UploadType;
  replaces: boolean;
  fileName: string;
  state: 'checking' | 'applying';
  chosen: FileTable | null;
  mended: Mended;
  preview: Partial<Preview> | null;
  undoesRunId: number | null;
};

/** Takes an upload until the transaction ends; undefined when another worker has it, or nothing is left to do. */
export async function claimUpload(client: PoolClient, id: number): Promise<ClaimedUpload | undefined> {
  const { rows } = await client.query<ClaimedUpload>(
    `select u.id, u.seller_id as "sellerId", s.name as seller, u.price_list_id as "priceListId",
       coalesce(p.name, u.list_name) as "priceList", u.city, u.lead_days as "leadDays", u.type, u.replaces,
       u.file_name as "fileName", u.state, u.chosen, u.mended, u.preview, coalesce(undone.run_id, undone.claim_run_id) as "undoesRunId"
     from price_uploads u
       join sellers s on s.id = u.seller_id
       left join price_lists p on p.id = u.price_list_id
       left join price_uploads undone on undone.id = u.undoes_id
     where u.id = $1 and u.state in ('checking', 'applying')
     for no key update of u skip locked`,
    [id],
  );
  return rows[0];
}

/** When the upload's list was changed last; null for a list that there is not yet. Other imports of it wait. */
export async function lockListOf(
  client: PoolClient,
  upload: ClaimedUpload,
): Promise<{ id: number; updatedAt: string | null }> {
  await lockPriceList(client, upload);
  const { rows } = await client.query<{ id: number; updatedAt: string }>(
    `select id, updated_at::text as "updatedAt" from price_lists where seller_id = $1 and name = $2`,
    [upload.sellerId, upload.priceList],
  );
  return rows[0] ?? { id: 0, updatedAt: null };
}

export async function saveReady(client: PoolClient, id: number, preview: Preview): Promise<void> {
  await client.query(`update price_uploads set state = 'ready', preview = $2, version = version + 1 where id = $1`, [
    id,
    JSON.stringify(preview),
  ]);
}

/** A person must say what the columns hold. */
export async function saveUnclear(client: PoolClient, id: number, preview: UnclearPreview): Promise<void> {
  await client.query(`update price_uploads set state = 'columns', preview = $2, version = version + 1 where id = $1`, [
    id,
    JSON.stringify(preview),
  ]);
}

/** The list was changed after it was compared: what a person agreed to is no longer what would happen. */
export async function saveOutdated(client: PoolClient, id: number): Promise<void> {
  await client.query(
    `update price_uploads set state = 'checking', preview = '{"isOutdated": true}', version = version + 1 where id = $1`,
    [id],
  );
}

/** Refuses an upload that no worker has finished. Changes nothing of its list. */
export async function saveRefused(client: Pick<Pool | PoolClient, 'query'>, id: number, fault: Fault): Promise<void> {
  await client.query(
    `with refused as (
       update price_uploads set state = 'refused', fault = $2, version = version + 1, done_at = now()
       where id = $1 and state in ('checking', 'applying') returning id
     )
     delete from price_upload_files where upload_id in (select id from refused)`,
    [id, JSON.stringify(fault)],
  );
}

type Applied = { priceListId: number; runId: number; result: object };

export async function saveApplied(
  client: PoolClient,
  id: number,
  { priceListId, runId, result }: Applied,
): Promise<void> {
  await client.query(
    `update price_uploads
     set state = 'applied', price_list_id = $2, run_id = $3, result = $4, version = version + 1, done_at = now()
     where id = $1`,
    [id, priceListId, runId, JSON.stringify(result)],
  );
  await client.query('delete from price_upload_files where upload_id = $1', [id]);
}

type Remembered = { sellerId: number; type: UploadType; headings: readonly string[] };

export async function findRememberedColumns(
  client: PoolClient,
  { sellerId, type, headings }: Remembered,
): Promise<ChosenTable['columns'] | undefined> {
  const { rows } = await client.query<{ columns: ChosenTable['columns'] }>(
    `select columns from price_upload_columns where seller_id = $1 and type = $2 and headings = $3::jsonb`,
    [sellerId, type, JSON.stringify(headings)],
  );
  return rows[0]?.columns;
}

export async function rememberColumns(
  client: PoolClient,
  { sellerId, type, headings }: Remembered,
  columns: ChosenTable['columns'],
): Promise<void> {
  await client.query(
    `insert into price_upload_columns (seller_id, type, headings, columns) values ($1, $2, $3, $4)
     on conflict (seller_id, type) do update set headings = excluded.headings, columns = excluded.columns`,
    [sellerId, type, JSON.stringify(headings), JSON.stringify(columns)],
  );
}

/** Forgets what offers were before all but the newest runs of a list. */
export async function forgetOldPasts(client: PoolClient, priceListId: number, kept: number): Promise<void> {
  await client.query(
    `with old as (
       update import_runs set keeps_past = false
       where id in (
         select id from import_runs where price_list_id = $1 and keeps_past order by id desc offset $2
       )
       returning id
     )
     delete from offer_pasts where run_id in (select id from old)`,
    [priceListId, kept],
  );
}
