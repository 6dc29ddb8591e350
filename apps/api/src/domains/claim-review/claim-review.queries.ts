import type {
  ClaimDecision,
  ClaimingSeller,
  ClaimReview,
  LanguageCode,
  ReviewedClaim,
  ReviewedClaimType,
} from '@partshop/api-client/contract';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { MAX_TOLD } from '../catalogue-changes/index.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** The claims of a type: an article, and the other article or the engine. A decision names the articles of a cross in their order. */
const CLAIMS: Readonly<Record<ReviewedClaimType, RawBuilder<unknown>>> = {
  crosses: sql`(
    select seller_id, article_id, other_id, is_both, confidence,
      least(article_id, other_id) as one_id, greatest(article_id, other_id) as two_id
    from seller_crosses
  )`,
  fitments: sql`(
    select distinct seller_id, article_id, engine_id as other_id, false as is_both, null::smallint as confidence,
      article_id as one_id, engine_id as two_id
    from seller_fitments
  )`,
};

const decidedOf = (type: ReviewedClaimType) => sql`
  left join claim_decisions d on d.seller_id = c.seller_id and d.type = ${type} and d.article_id = c.one_id and d.other_id = c.two_id`;

const DECISION = sql<ClaimDecision | null>`case d.is_accepted when true then 'accept' when false then 'refuse' end`;

/** Who claims things of a type. */
export async function findClaimingSellers(
  db: Db,
  type: ReviewedClaimType,
  lang: LanguageCode,
): Promise<ClaimingSeller[]> {
  const { rows } = await sql<ClaimingSeller>`
    select s.id as "sellerId", ${nameOf('s.names', lang)} as name, counted.claims, counted.accepted, counted.refused,
      ${DECISION} as decision
    from (
      select c.seller_id, count(*)::int as claims, count(*) filter (where d.is_accepted)::int as accepted,
        count(*) filter (where not d.is_accepted)::int as refused
      from ${CLAIMS[type]} c ${decidedOf(type)} group by c.seller_id
    ) counted
      join sellers s on s.id = counted.seller_id
      left join seller_claim_decisions d on d.seller_id = s.id and d.type = ${type}
    order by counted.claims desc, s.id`.execute(db);
  return rows;
}

type Page = { type: ReviewedClaimType; sellerId: number; page: number; take: number };

/** A page of the claims of a seller: those of which nothing was decided first. */
export async function findClaims(
  db: Db,
  { type, sellerId, page, take }: Page,
): Promise<Pick<ClaimReview, 'claims' | 'total'>> {
  const other =
    type === 'crosses'
      ? sql`json_build_object('catalogKey', om.key, 'maker', om.name, 'number', other.number)`
      : sql`null::json`;
  const car = type === 'crosses' ? sql`null::text` : sql`concat_ws(' ', b.name, v.name, g.name, e.name)`;
  const joins =
    type === 'crosses'
      ? sql`join articles other on other.id = c.other_id join makers om on om.id = other.maker_id`
      : sql`join vehicle_engines e on e.id = c.other_id join vehicle_models g on g.id = e.model_id
          join vehicle_series v on v.id = g.series_id join vehicle_brands b on b.id = v.brand_id`;
  const [{ rows }, counted] = await Promise.all([
    sql<ReviewedClaim>`
      select c.article_id as "articleId", c.other_id as "otherId",
        json_build_object('catalogKey', m.key, 'maker', m.name, 'number', a.number) as article,
        ${other} as other, ${car} as car, c.is_both as "isBoth", c.confidence, c.decision
      from (
        select c.*, ${DECISION} as decision, d.is_accepted is not null as is_decided
        from ${CLAIMS[type]} c ${decidedOf(type)}
        where c.seller_id = ${sellerId}::bigint
        order by d.is_accepted is not null, c.article_id, c.other_id
        limit ${take} offset ${(page - 1) * take}
      ) c
        join articles a on a.id = c.article_id join makers m on m.id = a.maker_id ${joins}
      order by c.is_decided, c.article_id, c.other_id`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from ${CLAIMS[type]} c where c.seller_id = ${sellerId}::bigint`.execute(db),
  ]);
  return { claims: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Lets no upload of the type change claims until the transaction ends, as uploads of it wait for each other. */
const lock = async (trx: Trx, type: ReviewedClaimType): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('seller ' || ${type}))`.execute(trx));

export type Decided = {
  type: ReviewedClaimType;
  sellerId: number;
  decision: ClaimDecision | null;
  was: ClaimDecision | null;
  by: number;
  now: Date;
};
type OneDecided = Decided & { articleId: number; otherId: number };

type Untold = Pick<Decided, 'type' | 'sellerId' | 'decision' | 'now'> & Record<'articleId' | 'otherId', number | null>;

/** A refusal waits until its seller is told; one that is taken back before need not be told. */
async function keepUntold(trx: Trx, { type, sellerId, decision, now, articleId, otherId }: Untold): Promise<void> {
  await (
    decision === 'refuse'
      ? sql`
          insert into untold_refusals (seller_id, type, article_id, other_id, at)
          values (${sellerId}, ${type}, ${articleId}, ${otherId}, ${now})
          on conflict (seller_id, type, article_id, other_id) do update set at = excluded.at`
      : sql`
          delete from untold_refusals
          where seller_id = ${sellerId} and type = ${type}
            and article_id is not distinct from ${articleId}::bigint and other_id is not distinct from ${otherId}::bigint`
  ).execute(trx);
}

/** Decides about one claim; 'changed' where it is not as it was seen, undefined where there is none. Returns the articles that it is about. */
export async function decideOne(
  trx: Trx,
  { type, sellerId, articleId, otherId, decision, was, by, now }: OneDecided,
): Promise<number[] | 'changed' | undefined> {
  await lock(trx, type);
  const { rows } = await sql<{ one: number; two: number; decision: ClaimDecision | null }>`
    select c.one_id as one, c.two_id as two, ${DECISION} as decision
    from ${CLAIMS[type]} c ${decidedOf(type)}
    where c.seller_id = ${sellerId}::bigint and c.article_id = ${articleId}::bigint and c.other_id = ${otherId}::bigint`.execute(
    trx,
  );
  const [known] = rows;
  if (!known) return undefined;
  if (known.decision !== was) return 'changed';
  await (
    decision === null
      ? sql`
          delete from claim_decisions
          where seller_id = ${sellerId} and type = ${type} and article_id = ${known.one} and other_id = ${known.two}`
      : sql`
          insert into claim_decisions (seller_id, type, article_id, other_id, is_accepted, by_client_id, at)
          values (${sellerId}, ${type}, ${known.one}, ${known.two}, ${decision === 'accept'}, ${by}, ${now})
          on conflict (seller_id, type, article_id, other_id) do update
            set is_accepted = excluded.is_accepted, by_client_id = excluded.by_client_id, at = excluded.at`
  ).execute(trx);
  await keepUntold(trx, { type, sellerId, decision, now, articleId: known.one, otherId: known.two });
  return type === 'crosses' ? [articleId, otherId] : [articleId];
}

/** The same about all that a seller claims, now and later. */
export async function decideAll(
  trx: Trx,
  { type, sellerId, decision, was, by, now }: Decided,
): Promise<number[] | 'changed' | undefined> {
  await lock(trx, type);
  const { rows } = await sql<{ decision: ClaimDecision | null }>`
    select ${DECISION} as decision
    from sellers s left join seller_claim_decisions d on d.seller_id = s.id and d.type = ${type}
    where s.id = ${sellerId}::bigint`.execute(trx);
  const [known] = rows;
  if (!known) return undefined;
  if (known.decision !== was) return 'changed';
  // Triggers write each cross of the seller, of which there may be a million.
  await sql`set local statement_timeout = 0`.execute(trx);
  await (
    decision === null
      ? sql`delete from seller_claim_decisions where seller_id = ${sellerId} and type = ${type}`
      : sql`
          insert into seller_claim_decisions (seller_id, type, is_accepted, by_client_id, at)
          values (${sellerId}, ${type}, ${decision === 'accept'}, ${by}, ${now})
          on conflict (seller_id, type) do update
            set is_accepted = excluded.is_accepted, by_client_id = excluded.by_client_id, at = excluded.at`
  ).execute(trx);
  await keepUntold(trx, { type, sellerId, decision, now, articleId: null, otherId: null });
  const touched = await sql<{ id: number }>`
    select id from (
      select article_id as id from ${CLAIMS[type]} c where seller_id = ${sellerId}
      union select other_id from ${CLAIMS[type]} c where seller_id = ${sellerId} and ${type} = 'crosses'
    ) ids limit ${MAX_TOLD + 1}`.execute(trx);
  return touched.rows.map(({ id }) => id);
}
