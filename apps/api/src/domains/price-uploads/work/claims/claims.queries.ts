import type { PoolClient } from 'pg';
import { MAX_TOLD } from '../../../catalogue-changes/index.ts';
import { PastNotKept } from '../take-back.ts';
import type { ClaimDescription } from './claim-description.ts';

/** Runs of claims are few: all of a type wait for each other, since sellers may speak of the same articles. */
const LOCK = `select pg_advisory_xact_lock(hashtext('seller ' || $1))`;

type Seller = { sellerId: number };
type Wish = Seller & { replaces: boolean };

/** Lets no other run change claims of the type until the transaction ends; returns a text that changes with those of the seller. */
export async function lockClaims(client: PoolClient, type: string, sellerId: number): Promise<string> {
  await client.query(LOCK, [type]);
  const { rows } = await client.query<{ last: string }>(
    `select coalesce(max(id), 0)::text as last from claim_runs where seller_id = $1 and type = $2`,
    [sellerId, type],
  );
  return rows[0]?.last ?? '0';
}

const of = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}.${column}`).join(', ');
const areSame = (one: string, other: string, columns: readonly string[]): string =>
  `(${of(one, columns)}) = (${of(other, columns)})`;

/** What there is beside what is wanted; $1 is the seller. */
const changedSql = ({ table, key }: ClaimDescription): string =>
  `from wanted_claims w left join ${table} old on old.seller_id = $1 and ${areSame('old', 'w', key)}`;
const isChangedSql = ({ values }: ClaimDescription): string =>
  `(old.seller_id is null or (${of('old', values)}) is distinct from (${of('w', values)}))`;

/** What a file does not list; a refused row keeps what it names. $1 is the seller. */
const goneSql = ({ table, key, keeps }: ClaimDescription): string =>
  `from ${table} old where old.seller_id = $1
     and not exists (select from wanted_claims w where ${areSame('w', 'old', key)})
     and not exists (select from found_claims f where not f.is_good and ${areSame('f', 'old', keeps)})`;

const SHOWN_ROWS = 8;

export type ClaimChanges<Row> = {
  added: number;
  changed: number;
  unchanged: number;
  gone: number;
  rows: { added: Row[]; changed: Row[]; gone: Row[] };
};

/** What applying `wanted_claims` would change; changes nothing itself. */
export async function compareClaims<Row extends object>(
  client: PoolClient,
  claims: ClaimDescription,
  { sellerId, replaces }: Wish,
): Promise<ClaimChanges<Row>> {
  const { key, values, shown } = claims;
  const changes = changedSql(claims);
  const isChanged = isChangedSql(claims);
  const { rows } = await client.query<Record<'added' | 'changed' | 'unchanged' | 'gone', number>>(
    `select count(*) filter (where old.seller_id is null)::int as added,
       count(*) filter (where old.seller_id is not null and ${isChanged})::int as changed,
       count(*) filter (where not ${isChanged})::int as unchanged,
       (select count(*)::int ${goneSql(claims)}) as gone
     ${changes}`,
    [sellerId],
  );
  const { added = 0, changed = 0, unchanged = 0, gone = 0 } = rows[0] ?? {};
  const olds = values.map((column) => `old.${column} as old_${column}`).join(', ');
  const ofFile = `select w.row, ${of('w', key)}, ${of('w', values)}, ${olds} ${changes}`;
  const nulls = values.map((column) => `w.${column}`).join(', ');
  // The types of the columns without a value are those of the table.
  const ofGone = `select null::int as row, ${of('old', key)}, ${nulls}, ${olds}
    from (select old.* ${goneSql(claims)}) old left join ${claims.table} w on false`;
  const rowsOf = async (select: string) => {
    const text = `select shown.row, ${shown.columns} from (${select}) shown ${shown.joins}
      order by shown.row, ${of('shown', key)} limit ${SHOWN_ROWS}`;
    return (await client.query<Row>(text, [sellerId])).rows;
  };
  return {
    added,
    changed,
    unchanged,
    gone: replaces ? gone : 0,
    rows: {
      added: await rowsOf(`${ofFile} where old.seller_id is null`),
      changed: await rowsOf(`${ofFile} where old.seller_id is not null and ${isChanged}`),
      gone: replaces ? await rowsOf(ofGone) : [],
    },
  };
}

export type ClaimRun = { runId: number; added: number; changed: number; withdrawn: number; articles: number[] };

/** Makes a seller's claims those of `wanted_claims`; those that a file does not list go, where it replaces them. */
export async function applyClaims(
  client: PoolClient,
  claims: ClaimDescription,
  { sellerId, replaces }: Wish,
): Promise<ClaimRun> {
  const { pasts, key, values } = claims;
  const runId = await startRun(client, claims, sellerId);
  const keep = `insert into ${pasts} (run_id, ${key.join(', ')}, existed, ${values.join(', ')})`;
  await client.query(
    `${keep} select $2::bigint, ${of('w', key)}, old.seller_id is not null, ${of('old', values)}
     ${changedSql(claims)} where ${isChangedSql(claims)}`,
    [sellerId, runId],
  );
  if (replaces) {
    await client.query(`${keep} select $2::bigint, ${of('old', key)}, true, ${of('old', values)} ${goneSql(claims)}`, [
      sellerId,
      runId,
    ]);
  }
  return changeAsWanted(client, claims, { sellerId, runId });
}

/** Gives a seller's claims what they were before a run. It can be taken back itself. Throws `PastNotKept`. */
export async function takeClaimsBack(
  client: PoolClient,
  claims: ClaimDescription,
  { sellerId, sinceRunId }: Seller & { sinceRunId: number },
): Promise<ClaimRun> {
  const { type, table, pasts, key, values } = claims;
  const { rows } = await client.query<{ id: number; isKept: boolean }>(
    `select id, keeps_past as "isKept" from claim_runs where seller_id = $1 and type = $2 and id >= $3 order by id`,
    [sellerId, type, sinceRunId],
  );
  if (rows.length === 0 || rows.some(({ isKept }) => !isKept)) throw new PastNotKept();
  await client.query(
    `create temp table claims_before on commit drop as
       select distinct on (${of('p', key)}) ${of('p', key)}, p.existed, ${of('p', values)}
       from ${pasts} p where p.run_id = any($1::bigint[]) order by ${of('p', key)}, p.run_id`,
    [rows.map(({ id }) => id)],
  );
  await client.query(`create temp table wanted_claims on commit drop as select * from claims_before where existed`);
  const runId = await startRun(client, claims, sellerId);
  await client.query(
    `insert into ${pasts} (run_id, ${key.join(', ')}, existed, ${values.join(', ')})
     select $2::bigint, ${of('b', key)}, old.seller_id is not null, ${of('old', values)}
     from claims_before b left join ${table} old on old.seller_id = $1 and ${areSame('old', 'b', key)}
     where (old.seller_id is not null, ${of('old', values)}) is distinct from (b.existed, ${of('b', values)})`,
    [sellerId, runId],
  );
  return changeAsWanted(client, claims, { sellerId, runId });
}

async function startRun(client: PoolClient, { type }: ClaimDescription, sellerId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into claim_runs (seller_id, type) values ($1, $2) returning id`,
    [sellerId, type],
  );
  const [row] = rows;
  if (!row) throw new Error('The run has no number.');
  return row.id;
}

/** Changes what a run has kept the past of: to what `wanted_claims` says, or to nothing. */
async function changeAsWanted(
  client: PoolClient,
  { table, pasts, key, values, articles }: ClaimDescription,
  { sellerId, runId }: Seller & { runId: number },
): Promise<ClaimRun> {
  await client.query(
    `insert into ${table} (seller_id, ${key.join(', ')}, ${values.join(', ')})
     select $1, ${of('w', key)}, ${of('w', values)}
     from wanted_claims w join ${pasts} p on p.run_id = $2 and ${areSame('p', 'w', key)}
     on conflict (seller_id, ${key.join(', ')}) do update
       set ${values.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [sellerId, runId],
  );
  await client.query(
    `delete from ${table} c using ${pasts} p
     where c.seller_id = $1 and p.run_id = $2 and ${areSame('p', 'c', key)}
       and not exists (select from wanted_claims w where ${areSame('w', 'c', key)})`,
    [sellerId, runId],
  );
  const { rows } = await client.query<Omit<ClaimRun, 'runId'>>(
    `with touched as (
       select ${of('p', key)}, p.existed, c.seller_id is null as is_gone
       from ${pasts} p left join ${table} c on c.seller_id = $1 and ${areSame('c', 'p', key)}
       where p.run_id = $2
     )
     select count(*) filter (where not existed)::int as added,
       count(*) filter (where existed and not is_gone)::int as changed,
       count(*) filter (where is_gone)::int as withdrawn,
       array(
         select id::float8 from (${articles.map((column) => `select ${column} as id from touched`).join(' union ')}) ids
         limit ${MAX_TOLD + 1}
       ) as articles
     from touched`,
    [sellerId, runId],
  );
  const { added = 0, changed = 0, withdrawn = 0, articles: changedArticles = [] } = rows[0] ?? {};
  return { runId, added, changed, withdrawn, articles: changedArticles };
}

export async function saveClaimsApplied(
  client: PoolClient,
  id: number,
  { runId, result }: { runId: number; result: object },
): Promise<void> {
  await client.query(
    `update price_uploads
     set state = 'applied', claim_run_id = $2, result = $3, version = version + 1, done_at = now() where id = $1`,
    [id, runId, JSON.stringify(result)],
  );
  await client.query('delete from price_upload_files where upload_id = $1', [id]);
}

/** Forgets what a seller's claims were before all but the newest runs. */
export async function forgetOldClaims(
  client: PoolClient,
  { type, pasts }: ClaimDescription,
  { sellerId, kept }: Seller & { kept: number },
): Promise<void> {
  await client.query(
    `with old as (
       update claim_runs set keeps_past = false
       where id in (
         select id from claim_runs where seller_id = $1 and type = $2 and keeps_past order by id desc offset $3
       )
       returning id
     )
     delete from ${pasts} where run_id in (select id from old)`,
    [sellerId, type, kept],
  );
}
