import { LEAD_DAYS, LEAD_DAYS_MAX } from './lead-days.queries.ts';
import { IN_STOCK_DAYS } from './in-stock.rules.ts';

/** The offers of a number that are never folded: of the requested number, and of any other. */
const SHOWN_OFFERS = { requested: 3, other: 1 };
/** The numbers of a group that are never folded. */
const SHOWN_NUMBERS = 4;
/** A fold takes as much room as one offer. */
const LEAST_FOLDED = 2;

/** SQL values of the parameters that choose and fold offers. */
type Parameters = {
  /** Makers' keys in lower case; empty for all. */
  catalogs: string;
  /** The greatest later day to our warehouse; null for any. */
  leadDays: string;
  /** Flags that offers must have. */
  flags: string;
  /** Keys of open folds; null where nothing is folded. */
  open: string;
};

/** How many of `all` are shown outside of a fold, if at most `most` are: to fold less than {@link LEAST_FOLDED} saves no room. */
const shownOf = (all: string, most: string, { open }: Parameters): string =>
  `case when ${open} is null or ${all} - ${most} < ${LEAST_FOLDED} then ${all} else ${most} end`;

/** The columns that orders read. */
const ORDERED_BY = 'price, lead_days, lead_days_max, reliability, maker_name';

/**
 * SQL of every offer around an article, in narrow rows, each read once however many there are: a page shows a few lines of them, but
 * counts them all. Follows `related`.
 *
 * - `offered`: every offer, with whether it passes each facet of the filters.
 * - `found`: what the filters leave, with its place among the offers of its article.
 * - `found_articles`: the articles of `found`, each with how many of its offers are shown outside of its fold.
 * - `lines`: the offers and folds that are not hidden in a fold, with their place in the list.
 */
export const offerLines = (price: string, order: string, parameters: Parameters): string => `around as (
  select r.id, r.row_group, m.name as maker_name, m.id as maker_id,
    cardinality(${parameters.catalogs}) = 0 or lower(m.key) = any(${parameters.catalogs}) as of_makers
  from related r join articles a on a.id = r.id join makers m on m.id = a.maker_id
),
offered as materialized (
  select *,
    ${parameters.leadDays} is null or lead_days_max <= ${parameters.leadDays} as in_days,
    (is_in_stock or 'in-stock' <> all(${parameters.flags}))
      and (is_returnable or 'returnable' <> all(${parameters.flags}))
      and (is_single or 'single' <> all(${parameters.flags})) as on_terms
  from (
    select r.row_group, r.maker_id, r.maker_name, r.of_makers, o.article_id, o.price_list_id, ${price} as price,
      ${LEAD_DAYS} as lead_days, ${LEAD_DAYS_MAX} as lead_days_max, p.reliability,
      ${LEAD_DAYS_MAX} <= ${IN_STOCK_DAYS} as is_in_stock, p.is_returnable, o.multiplicity = 1 as is_single
    from around r
    join offers o on o.article_id = r.id and o.quantity > 0
    join price_lists p on p.id = o.price_list_id
  ) every
),
found as materialized (
  select *,
    ${shownOf('offers', `case row_group when 1 then ${SHOWN_OFFERS.requested} else ${SHOWN_OFFERS.other} end`, parameters)} as shown
  from (
    select row_group, article_id, price_list_id, ${ORDERED_BY},
      count(*) over (partition by article_id) as offers,
      row_number() over (partition by article_id order by ${order}) as nth
    from offered where of_makers and in_days and on_terms
  ) numbered
),
-- By their first offers.
found_articles as materialized (
  select *, ${shownOf('of_group', String(SHOWN_NUMBERS), parameters)} as shown_numbers
  from (
    select row_group, article_id, offers, shown, lowest_price, folded_price,
      row_number() over (partition by row_group order by ${order}) as nth, count(*) over (partition by row_group) as of_group
    from found first
    join (
      select article_id, min(price) as lowest_price, min(price) filter (where nth > shown) as folded_price
      from found group by article_id
    ) priced using (article_id)
    where first.nth = 1
  ) ranked
),
open_articles as materialized (
  select *, article_id::text = any(${parameters.open}) as is_open
  from found_articles where nth <= shown_numbers or 'group-' || row_group = any(${parameters.open})
),
-- Where nothing is folded, offers stay in their order; else they stand by number, a fold before what it hides.
lines as materialized (
  select *, row_number() over (order by row_group, number, step, ${order}) as line
  from (
    select f.row_group, case when ${parameters.open} is null then 0 else 2 * n.nth end as number,
      case when ${parameters.open} is null then 0 else 2 * f.nth end as step,
      f.article_id, f.price_list_id, null as fold, null as folded_price, null as count, null as is_open, ${ORDERED_BY}
    from found f join open_articles n using (article_id)
    where f.nth <= f.shown or n.is_open
    union all
    select row_group, 2 * nth, 2 * shown + 1, article_id, null, 'offers', folded_price, offers - shown, is_open,
      null, null, null, null, null
    from open_articles where offers > shown
    union all
    select row_group, 2 * shown_numbers + 1, 0, null, null, 'numbers', min(lowest_price), count(*),
      coalesce('group-' || row_group = any(${parameters.open}), false), null, null, null, null, null
    from found_articles where nth > shown_numbers group by row_group, shown_numbers
  ) visible
)`;

/** SQL of the counts of facets, as `FacetCounts`. Needs `offered`. */
export const FACET_COUNTS = `json_build_object(
  'makers', (
    select coalesce(json_agg(json_build_object('value', m.key, 'name', m.name, 'count', counted.kept)
      order by counted.offers desc, m.name collate "C"), '[]')
    from (
      select maker_id, count(*) as offers, count(*) filter (where in_days and on_terms) as kept from offered group by maker_id
    ) counted
    join makers m on m.id = counted.maker_id
  ),
  'leads', (
    select coalesce(json_agg(counted), '[]')
    from (
      select lead_days_max as "leadDays", count(*) as unfiltered, count(*) filter (where of_makers and on_terms) as count
      from offered group by lead_days_max
    ) counted
  ),
  'flags', (
    select json_build_object(
      'in-stock', count(*) filter (where is_in_stock),
      'returnable', count(*) filter (where is_returnable),
      'single', count(*) filter (where is_single)
    )
    from offered where of_makers and in_days and on_terms
  )
)`;
