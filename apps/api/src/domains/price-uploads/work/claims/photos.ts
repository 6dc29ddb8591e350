import { MAX_PICTURES } from '@partshop/api-client';
import type { PoolClient } from 'pg';
import type { RowProblem } from '../../../price-lists/index.ts';
import type { ChangedClaims, ClaimDescription, UnknownNamed } from './claim-description.ts';
import { parsePhoto } from './parse-photo.ts';

/** An address that an article has twice keeps its first place. */
const FIND = `
  create temp table told_photos on commit drop as
  select s.row, s.is_good, s.maker, s.number, one.id as article_id, told.address,
    min(s.row::bigint * 1000 + told.place) over (partition by one.id, told.address) as first_told
  from staged_claims s
    left join makers m on fold_part_number(m.name) = fold_part_number(s.maker)
    left join articles one on one.maker_id = m.id and one.number_key = fold_part_number(s.number)
    left join lateral string_to_table(s.addresses, E'\\n') with ordinality told (address, place) on true;
  create temp table found_claims on commit drop as
  select row, is_good, maker, number, article_id, address,
    (dense_rank() over (partition by article_id order by first_told))::int as position
  from told_photos`;

const UNKNOWN = `
  with unknown as (
    select f.row, f.article_id is null or not exists (
      select from offers o join price_lists p on p.id = o.price_list_id
      where o.article_id = f.article_id and p.seller_id = $1
    ) as is_foreign
    from found_claims f
    where f.is_good
  ), refused as (
    update found_claims f set is_good = false
    where f.is_good and exists (
      select from found_claims own left join unknown u on u.row = own.row and u.is_foreign
      where own.row = f.row and (own.position > $2 or u.row is not null)
    )
    returning f.row, f.maker, f.number, f.address, f.position
  )
  select r.row, r.maker, r.number, string_agg(r.address, ' ' order by r.position) as photo,
    exists (select from unknown u where u.row = r.row and u.is_foreign) as "isForeign",
    max(r.address) filter (where r.position > $2) as "tooMany"
  from refused r group by r.row, r.maker, r.number order by r.row`;

type UnknownRow = {
  row: number;
  maker: string;
  number: string;
  photo: string;
  isForeign: boolean;
  tooMany: string | null;
};

function problemOf({ row, maker, number, isForeign, tooMany }: UnknownRow): RowProblem {
  if (isForeign) return { row, field: 'number', value: `${maker} ${number}`, fault: { code: 'not-own' } };
  return { row, field: 'photo', value: tooMany ?? '', fault: { code: 'too-many-photos', max: MAX_PICTURES } };
}

async function findUnknown(client: PoolClient, sellerId: number): Promise<UnknownNamed[]> {
  const { rows } = await client.query<UnknownRow>(UNKNOWN, [sellerId, MAX_PICTURES]);
  return rows.map((found) => {
    const { maker, number, photo } = found;
    return { problems: [problemOf(found)], cells: { maker, number, photo } };
  });
}

/** What waits for an address that is no longer listed, or could not be loaded from it, is forgotten. */
const FORGET = `
  delete from picture_load_rows r using picture_loads l, photo_pasts p
  where l.id = r.load_id and l.seller_id = $1 and l.claim_run_id is not null and r.state in ('waiting', 'refused')
    and p.run_id = $2 and (p.article_id, p.position) = (r.article_id, r.position)`;

/** What was loaded from an address before is known when an upload is taken back: the address may be gone. */
const KNOWN = `
  left join lateral (
    select r.picture_id from picture_load_rows r join picture_loads of on of.id = r.load_id
    where of.seller_id = $1 and r.source = c.address and r.state = 'added' and r.picture_id is not null
    order by r.load_id desc limit 1
  ) known on true`;

const queueSql = ({ isTakenBack }: { isTakenBack: boolean }) => `
  with load as (
    insert into picture_loads (seller_id, created_at, claim_run_id)
    select $1, now(), $2
    where exists (
      select from photo_pasts p join seller_photos c on c.seller_id = $1 and (c.article_id, c.position) = (p.article_id, p.position)
      where p.run_id = $2
    )
    returning id
  )
  insert into picture_load_rows
    (load_id, row_number, file_row, maker, number, source, state, article_id, position, picture_id)
  select load.id, row_number() over (order by ${isTakenBack ? '' : 'w.row, '}c.article_id, c.position),
    ${isTakenBack ? 'null::int' : 'w.row'}, m.name, a.number, c.address, 'waiting', c.article_id, c.position,
    ${isTakenBack ? 'known.picture_id' : 'null::int'}
  from load, photo_pasts p
    join seller_photos c on c.seller_id = $1 and (c.article_id, c.position) = (p.article_id, p.position)
    join articles a on a.id = c.article_id join makers m on m.id = a.maker_id
    ${isTakenBack ? KNOWN : 'join wanted_claims w on (w.article_id, w.position) = (c.article_id, c.position)'}
  where p.run_id = $2`;

/** The loader of pictures does the rest, whoever lets it: addresses may take hours. */
async function queueLoad(client: PoolClient, { sellerId, runId, isTakenBack }: ChangedClaims): Promise<void> {
  await client.query(FORGET, [sellerId, runId]);
  await client.query(queueSql({ isTakenBack }), [sellerId, runId]);
}

/** Pictures of goods by their addresses, in their order. */
export const PHOTOS: ClaimDescription = {
  type: 'photos',
  table: 'seller_photos',
  pasts: 'photo_pasts',
  key: ['article_id', 'position'],
  values: ['address'],
  articles: ['article_id'],
  keeps: ['article_id'],
  staged: { maker: 'text', number: 'text', addresses: 'text' },
  parse: parsePhoto,
  find: FIND,
  findUnknown,
  shown: {
    columns: `m.name as maker, one.number, shown.position, shown.address, shown.old_address as "oldAddress"`,
    joins: `join articles one on one.id = shown.article_id join makers m on m.id = one.maker_id`,
  },
  changed: queueLoad,
};
