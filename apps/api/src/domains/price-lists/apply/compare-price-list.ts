import type { PoolClient } from 'pg';
import { PRICE_JUMP_PERCENT, type UploadChanges } from '@partshop/api-client';
import type { ListKind } from '../read/columns.ts';
import type { RowProblem } from '../read/row-problem.ts';
import { UNLISTED } from './apply-price-list.ts';
import { findMakers, stageMakers } from './create-makers.ts';
import { refuseNotOffered, type OnRefused } from './refuse-not-offered.ts';
import { reportRepeated } from './report-repeated.ts';

const IS_CHANGED: Record<ListKind, string> = {
  price: `(old.price, old.quantity, old.multiplicity, old.lead_days)
        is distinct from (staged.price, staged.quantity, staged.multiplicity, staged.lead_days)`,
  stock: 'old.quantity <> staged.quantity',
  prices: 'old.price <> staged.price',
};

/** The last valid row of each article, known or new, beside what is offered now. */
const createCompared = (priceListId: number, kind: ListKind) => `
  create temp table compared on commit drop as
  select staged.maker_key, staged.number_key, staged.row, maker, staged.number, staged.price, staged.quantity,
    old.price as old_price, old.quantity as old_quantity,
    case
      when old.article_id is null then 'added'
      when ${IS_CHANGED[kind]} then 'changed'
    end as change,
    abs(staged.price::bigint - old.price) * 100 > old.price::bigint * ${PRICE_JUMP_PERCENT} as is_jump
  from (
    select distinct on (maker_key, number_key) maker_key, number_key, staged_rows.row, maker, number, price, quantity,
      multiplicity, lead_days
    from staged_rows join staged_makers on spelling = maker
    where quantity is not null
    order by maker_key, number_key, staged_rows.row desc
  ) staged
    left join staged_makers_found found on found.spelling = staged.maker
    left join articles on articles.maker_id = found.maker_id and articles.number_key = staged.number_key
    left join offers old on old.article_id = articles.id and old.price_list_id = ${priceListId}`;

const REPEATED = `
  select staged_rows.row, staged_rows.maker, staged_rows.number, compared.row as "appliedRow"
  from staged_rows
    join staged_makers on spelling = staged_rows.maker
    join compared using (maker_key, number_key)
  where staged_rows.quantity is not null and staged_rows.row <> compared.row
  order by staged_rows.row`;

const SHOWN_ROWS = 8;
const asShown = (kind: ListKind) => `
  select row, maker, number, price, ${kind === 'prices' ? 'null::integer as quantity' : 'quantity'},
    old_price as "oldPrice", old_quantity as "oldQuantity"
  from compared`;

/** What the file does not list, and would be withdrawn. */
const createGone = (priceListId: number, kind: ListKind) => `
  create temp table gone on commit drop as
  select article_id, price, quantity from offers
  where price_list_id = ${priceListId} ${kind === 'stock' ? 'and quantity > 0' : ''} and ${UNLISTED}`;

const GONE = `
  select null::integer as row, makers.name as maker, articles.number, null::integer as price, null::integer as quantity,
    gone.price as "oldPrice", gone.quantity as "oldQuantity"
  from gone join articles on articles.id = article_id join makers on makers.id = articles.maker_id
  order by articles.sold desc, articles.id`;

type CompareOptions = {
  client: PoolClient;
  /** 0 for a list that does not exist yet. */
  priceListId: number;
  kind: ListKind;
  replace: boolean;
  onRepeated: (problem: RowProblem) => void;
  onRefused: OnRefused;
  drained: () => Promise<void>;
};

type Compared = UploadChanges & { repeated: number; notOffered: number };

/** What applying `staged_rows` would change; changes nothing itself. */
export async function comparePriceList(options: CompareOptions): Promise<Compared> {
  const { client, priceListId, kind, replace } = options;
  await stageMakers(client);
  await findMakers(client);
  const notOffered = kind === 'price' ? 0 : await refuseNotOffered(options);
  await client.query(createCompared(priceListId, kind));
  const counted = await client.query<Record<'added' | 'changed' | 'unchanged' | 'jumps' | 'valid', number>>(`
    select count(*) filter (where change = 'added')::int as added, count(*) filter (where change = 'changed')::int as changed,
      count(*) filter (where change is null)::int as unchanged, count(*) filter (where is_jump)::int as jumps,
      (select count(*)::int from staged_rows where quantity is not null) as valid
    from compared`);
  const [counts] = counted.rows;
  if (!counts) throw new Error('Nothing was counted.');
  const { valid, added, changed, unchanged, jumps } = counts;
  const rowsOf = async (select: string) =>
    (await client.query<UploadChanges['rows']['added'][number]>(`${select} limit ${SHOWN_ROWS}`)).rows;
  const gone = replace && kind !== 'prices' ? ((await client.query(createGone(priceListId, kind))).rowCount ?? 0) : 0;
  const shown = asShown(kind);
  return {
    added,
    changed,
    unchanged,
    jumps,
    gone,
    rows: {
      added: await rowsOf(`${shown} where change = 'added' order by row`),
      changed: await rowsOf(`${shown} where change = 'changed' and is_jump is not true order by row`),
      jumps: await rowsOf(`${shown} where is_jump order by abs(price - old_price)::float8 / old_price desc, row`),
      gone: gone > 0 ? await rowsOf(GONE) : [],
    },
    repeated: valid > added + changed + unchanged ? await reportRepeated(options, REPEATED) : 0,
    notOffered,
  };
}
