import {
  RECEIVED_DAYS,
  TRANSIT_DAYS,
  TRANSIT_KINDS,
  type Transit,
  type TransitKind,
  type Transits,
} from '@partshop/api-client/contract';
import type pg from 'pg';
import { nameSql } from '../../platform/database/name-sql.ts';

/** Which transits `t` are of a kind. $2 is today. */
const IS_OF: Record<TransitKind, string> = {
  underway: 't.received_on is null and t.expected_on >= $2::date',
  overdue: 't.received_on is null and t.expected_on < $2::date',
  received: `t.received_on > $2::date - ${RECEIVED_DAYS}`,
  claimed: 'true',
  all: `t.sent_on > $2::date - ${TRANSIT_DAYS}`,
};
const ORDER: Record<TransitKind, string> = {
  underway: 't.expected_on, t.id',
  overdue: 't.expected_on, t.id',
  received: 't.received_on desc, t.id desc',
  claimed: 't.received_on, t.id',
  all: 't.sent_on desc, t.id desc',
};

/** Columns of a transit `t` with its article; `today` and `lang` are SQL. */
export const transitColumns = (today: string, lang: string) => `
  t.id, t.order_number as "orderNumber", t.article_id as "articleId", m.key as "catalogKey", m.name as "catalogName",
  a.number as "catalogFullNumber", a.number_key as "clearNumber", ${nameSql('a.names', lang)} as "productName", t.pieces, t.price,
  t.sent_on::text as "sentOn", t.expected_on::text as "expectedOn", t.received_on::text as "receivedOn",
  coalesce(t.received_on, ${today}::date) > t.expected_on as "isLate", t.faulty_pieces as "faultyPieces"`;

export const JOIN_ARTICLE = 'join articles a on a.id = t.article_id join makers m on m.id = a.maker_id';

/** Claims are few beside what was sent: they are found first. */
const claimed = (and: string) => `
  select t.* from transit_claims c join transits t on t.id = c.transit_id
  where c.seller_id = $1 and c.state = 'open' ${and}`;
const sent = (kind: TransitKind, and: string) =>
  kind === 'claimed' ? claimed(and) : `select t.* from transits t where t.seller_id = $1 and ${IS_OF[kind]} ${and}`;

export type TransitsQuery = {
  sellerId: number;
  today: string;
  kind: TransitKind;
  articleId: number | undefined;
  page: number;
  take: number;
  lang: string;
};

type Count = { count: number; sum: number };

/** A page of what a seller sent, and how much there is of every kind. */
export async function findTransits(
  pool: pg.Pool,
  { sellerId, today, kind, articleId, page, take, lang }: TransitsQuery,
): Promise<Transits> {
  const article = articleId === undefined ? [] : [articleId];
  const and = article.length > 0 ? 'and t.article_id = $3' : '';
  const at = (index: number) => `$${2 + article.length + index}`;
  const [{ rows: transits }, { rows: counts }] = await Promise.all([
    pool.query<Transit>(
      `select ${transitColumns('$2', at(3))}
       from (${sent(kind, and)} order by ${ORDER[kind]} limit ${at(1)} offset ${at(2)}) t ${JOIN_ARTICLE}
       order by ${ORDER[kind]}`,
      [sellerId, today, ...article, take, (page - 1) * take, lang],
    ),
    pool.query<Count>(
      TRANSIT_KINDS.map(
        (one, place) => `
          select ${place} as place, count(*)::int as count, coalesce(sum(t.pieces::bigint * t.price), 0)::bigint as sum
          from (${sent(one, and)}) t where $2::date is not null`,
      ).join(' union all ') + ' order by place',
      [sellerId, today, ...article],
    ),
  ]);
  const kinds = TRANSIT_KINDS.map((one, place) => ({
    kind: one,
    count: counts[place]?.count ?? 0,
    sum: counts[place]?.sum ?? 0,
  }));
  return { transits, total: kinds.find((one) => one.kind === kind)?.count ?? 0, kinds, page, take };
}
