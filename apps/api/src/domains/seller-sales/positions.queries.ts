import {
  POSITION_KINDS,
  type OfferFaultKind,
  type PositionKind,
  type PositionOrder,
  type PositionRange,
  type PositionSort,
  type SoldPosition,
  type SoldPositions,
} from '@partshop/api-client/contract';
import type pg from 'pg';
import { nameSql } from '../../platform/database/name-sql.ts';
import { joinFirstPicture, PICTURE_COLUMNS, pictureOfRow, type PictureRow } from '../pictures/index.ts';
import { FIGURE_COLUMNS, FIGURES_JSON, sumsOf } from './figures.queries.ts';
import { wholeMonths, type Period } from './sales-period.rules.ts';

const IS_OF: Record<PositionKind, string> = {
  all: 'true',
  idle: 'coalesce(quantity, 0) > 0 and coalesce(orders, 0) = 0',
  out: 'coalesce(quantity, 0) = 0 and coalesce(pieces, 0) > 0',
  returned: 'coalesce(returned, 0) > 0',
};
const ORDERS: Record<PositionOrder, string> = {
  sum: 'coalesce(sum, 0)',
  pieces: 'coalesce(pieces, 0)',
  orders: 'coalesce(orders, 0)',
  kept: '(pieces - cancelled - returned)::float / nullif(pieces, 0)',
  keptSum: 'coalesce(sum - cancelled_sum - returned_sum, 0)',
  cancelled: 'coalesce(cancelled, 0)',
  returned: 'coalesce(returned, 0)',
  views: 'coalesce(views, 0)',
  adds: 'coalesce(adds, 0)',
  quantity: 'quantity',
  price: 'price',
};
/** What kinds and orders look at: to add up the other figures of every position would take twice as long. */
const FOR_KINDS = ['orders', 'pieces', 'returned'];
const FOR_ORDER: Partial<Record<PositionOrder, readonly string[]>> = {
  sum: ['sum'],
  kept: ['cancelled'],
  keptSum: ['sum', 'cancelled_sum', 'returned_sum'],
  cancelled: ['cancelled'],
  views: ['views'],
  adds: ['adds'],
};

/**
 * Sums of a seller's positions in a period. $1 seller, $2 the first day, $3 the last, $4 the first whole month, $5 the day after the last.
 * `and` narrows the articles.
 */
const figuresSql = (columns: readonly string[], and: string) => `
  select article_id, ${sumsOf(columns)}
  from (
    select article_id, ${columns.join(', ')} from position_days
    where seller_id = $1 and day >= $2::date and day < $4::date ${and}
    union all
    select article_id, ${columns.join(', ')} from position_months
    where seller_id = $1 and month >= $4::date and month < $5::date ${and}
    union all
    select article_id, ${columns.join(', ')} from position_days
    where seller_id = $1 and day >= $5::date and day <= $3::date ${and}
  ) parts
  group by article_id`;

/** A `with` of `positions`: of each article that the seller offers, or that something became of in the period, these figures and the stock. */
const positionsSql = (columns: readonly string[], and = '') => `
with figures as (${figuresSql(columns, and)}), stock as (
  select article_id, sum(quantity)::bigint as quantity,
    coalesce(min(price) filter (where quantity >= multiplicity), min(price)) as price
  from offers
  where price_list_id in (select id from price_lists where seller_id = $1) ${and}
  group by article_id
), positions as (
  select * from figures full join stock using (article_id)
)`;

/** Shows some of the positions, `shown`, in their order. `lang` is SQL. */
const shownSql = (lang: string) => `
select a.id as "articleId", m.key as "catalogKey", m.name as "catalogName", a.number as "catalogFullNumber",
  a.number_key as "clearNumber", ${nameSql('a.names', lang)} as "productName", ${FIGURES_JSON} as figures, shown.quantity,
  shown.price,
  array(
    select distinct f.kind from offer_faults f where f.article_id = a.id and f.seller_id = $1 order by f.kind
  ) as faults,
  ${PICTURE_COLUMNS}
from shown
  join articles a on a.id = shown.article_id
  join makers m on m.id = a.maker_id
  ${joinFirstPicture('a.id')}`;

const KIND_COUNTS = POSITION_KINDS.map(
  (kind) => `count(*) filter (where ${IS_OF[kind]})::int as "${kind}",
  coalesce(sum(quantity * price) filter (where ${IS_OF[kind]}), 0)::bigint as "${kind}Stock"`,
).join(', ');

export type PositionsFilter = {
  sellerId: number;
  period: Period;
  /** The day until which something may have happened. */
  today: string;
  kind: PositionKind;
  /** The beginning of a number; of all without it. */
  number: string | undefined;
  ranges: readonly PositionRange[];
  /** Positions that have one of them; of all without any. */
  faults: readonly OfferFaultKind[];
};

export type PositionsQuery = PositionsFilter & { sorts: readonly PositionSort[]; lang: string };

type Row = Omit<SoldPosition, 'image'> & PictureRow;
type Counts = Record<PositionKind | `${PositionKind}Stock`, number>;

const showRow = ({ hash, widths, width, height, ...position }: Row): SoldPosition => ({
  ...position,
  image: pictureOfRow({ hash, widths, width, height }),
});

const valuesOf = ({ sellerId, period, today }: Pick<PositionsFilter, 'sellerId' | 'period' | 'today'>) => {
  const { first, end } = wholeMonths(period, today);
  return [sellerId, period.from, period.to, first, end];
};

const orderBy = (sorts: readonly PositionSort[]) =>
  [...sorts.map(({ by, direction }) => `${ORDERS[by]} ${direction} nulls last`), 'article_id'].join(', ');

/** What buyers kept is compared in whole percent, as a page shows it. */
const rangeSql = ({ by, from, to }: PositionRange): string[] => {
  const value = by === 'kept' ? `round((${ORDERS.kept} * 100)::numeric)` : ORDERS[by];
  return [...(from === null ? [] : [`${value} >= ${from}`]), ...(to === null ? [] : [`${value} <= ${to}`])];
};

type Found = {
  /** A `with` of `positions`, of `found`, those of them that pass the filter whatever their kind, and of `found_of_kind`. */
  text: string;
  values: (string | number | readonly string[])[];
};

/**
 * Finds positions with these figures and with those that the filter looks at. The articles of a number are an array, which indexes look up:
 * joined to them, all rows of the period are read.
 */
export function foundSql(filter: PositionsFilter, wanted: readonly string[] = []): Found {
  const { number = '', ranges, faults } = filter;
  const values: Found['values'] = valuesOf(filter);
  const at = (value: Found['values'][number]) => `$${values.push(value)}`;
  const numbered =
    number === ''
      ? ''
      : `and article_id = any(array(select id from articles where number_key like fold_part_number(${at(number)}) || '%'))`;
  const columns = new Set([...FOR_KINDS, ...wanted, ...ranges.flatMap(({ by }) => FOR_ORDER[by] ?? [])]);
  const conditions = [
    ...ranges.flatMap(rangeSql),
    ...(faults.length === 0
      ? []
      : [`article_id in (select article_id from offer_faults where seller_id = $1 and kind = any(${at(faults)}))`]),
  ];
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return {
    text: `${positionsSql([...columns], numbered)}, found as (select * from positions ${where}),
      found_of_kind as (select * from found where ${IS_OF[filter.kind]})`,
    values,
  };
}

/** Enough to add up a busy seller's year in memory. */
const MEMORY = '64MB';

/** Does the work with enough memory to add up many positions. */
export async function withMemory<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(`begin read only; set local work_mem = '${MEMORY}'`);
    return await work(client);
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      (error: unknown) => client.release(error instanceof Error ? error : true),
    );
  }
}

/** A page of a seller's positions, and how many there are of every kind. */
export async function findPositions(
  pool: pg.Pool,
  { page, take, skip, ...query }: PositionsQuery & { page: number; take: number; skip: number },
): Promise<SoldPositions> {
  const { period, kind, sorts } = query;
  const { text: positions, values } = foundSql(
    query,
    sorts.flatMap(({ by }) => FOR_ORDER[by] ?? []),
  );
  const at = (index: number) => `$${values.length + index}`;
  const text = `${positions}, page as (
       select article_id, quantity, price, row_number() over () as place
       from (
         select * from found_of_kind order by ${orderBy(sorts)} limit ${at(1)} offset ${at(2)}
       ) sorted
     ), whole as (${figuresSql(FIGURE_COLUMNS, 'and article_id = any(array(select article_id from page))')}
     ), shown as (
       select * from page left join whole using (article_id)
     ), rows as (${shownSql(at(3))} order by shown.place)
     select (select coalesce(json_agg(rows), '[]') from rows) as positions,
       (select row_to_json(counts) from (select ${KIND_COUNTS} from found) counts) as counts`;
  const { rows } = await withMemory(pool, async (client) =>
    client.query<{ positions: Row[]; counts: Counts }>(text, [...values, take, skip + (page - 1) * take, query.lang]),
  );
  const [found] = rows;
  if (!found) throw new Error('A page has one row.');
  const { counts } = found;
  return {
    period,
    positions: found.positions.map(showRow),
    total: counts[kind],
    kinds: POSITION_KINDS.map((one) => ({ kind: one, count: counts[one], stock: counts[`${one}Stock`] })),
    page,
    take,
  };
}

/** A file that a spreadsheet still opens. */
const MOST_ROWS = 50_000;

/** The positions of a kind, as many as a spreadsheet takes. */
export async function findAllPositions(pool: pg.Pool, query: PositionsQuery): Promise<SoldPosition[]> {
  const { text: positions, values } = foundSql(query, FIGURE_COLUMNS);
  const text = `${positions}, shown as (
       select *, row_number() over () as place
       from (select * from found_of_kind order by ${orderBy(query.sorts)} limit ${MOST_ROWS}) sorted
     ) ${shownSql(`$${values.length + 1}`)} order by shown.place`;
  const { rows } = await withMemory(pool, async (client) => client.query<Row>(text, [...values, query.lang]));
  return rows.map(showRow);
}

/** One position of a seller; undefined for an article that they neither offer nor had anything become of in the period. */
export async function findPosition(
  pool: pg.Pool,
  query: Pick<PositionsQuery, 'sellerId' | 'period' | 'today' | 'lang'> & { articleId: number },
): Promise<SoldPosition | undefined> {
  const { rows } = await pool.query<Row>(
    `${positionsSql(FIGURE_COLUMNS, 'and article_id = $6')}, shown as (select * from positions) ${shownSql('$7')}`,
    [...valuesOf(query), query.articleId, query.lang],
  );
  return rows.map(showRow)[0];
}
