import type { PoolClient } from 'pg';
import { MAX_TOLD } from '../../catalogue-changes/index.ts';

/** How many offers a statement changed, and their articles; not all of them where there are more than are told one by one. */
export type Touched = { count: number; articles: number[] };
export const UNTOUCHED: Touched = { count: 0, articles: [] };

/** Offers as a query gives them: `article_id`, `price`, `quantity`, `multiplicity` and `lead_days`. */
type Wanted = { offers: string };

/** A price list whose offers a run changes. `keepsPast`: what they were is kept, so that the run can be taken back. */
export type OfferRun = { client: PoolClient; priceListId: number; runId: number; keepsPast: boolean };

const TERMS = 'price, quantity, multiplicity, lead_days';
const PAST_TERMS = 'past_price, past_quantity, past_multiplicity, past_lead_days';
const NO_PAST = 'null::integer, null::integer, null::smallint, null::smallint';

const updateOffers = ({ offers }: Wanted) => `
  update offers
  set price = wanted.price, quantity = wanted.quantity, multiplicity = wanted.multiplicity, lead_days = wanted.lead_days
  from (${offers}) wanted
  where offers.article_id = wanted.article_id and offers.price_list_id = $1
    and (offers.price, offers.quantity, offers.multiplicity, offers.lead_days)
      is distinct from (wanted.price, wanted.quantity, wanted.multiplicity, wanted.lead_days)
  returning offers.article_id`;

/** Locks what it changes before it reads it, so that what is kept is what was there. */
const updateOffersKeepingPast = ({ offers }: Wanted) => `
  update offers
  set price = wanted.price, quantity = wanted.quantity, multiplicity = wanted.multiplicity, lead_days = wanted.lead_days
  from (
    select wanted.*, known.price as past_price, known.quantity as past_quantity,
      known.multiplicity as past_multiplicity, known.lead_days as past_lead_days
    from (${offers}) wanted join offers known on known.article_id = wanted.article_id and known.price_list_id = $1
    where (known.price, known.quantity, known.multiplicity, known.lead_days)
      is distinct from (wanted.price, wanted.quantity, wanted.multiplicity, wanted.lead_days)
    for no key update of known
  ) wanted
  where offers.article_id = wanted.article_id and offers.price_list_id = $1
  returning offers.article_id, ${PAST_TERMS}`;

/** Not an upsert: that would lock and rewrite the head of every unchanged row. */
const insertOffers = ({ offers }: Wanted) => `
  insert into offers (article_id, price_list_id, ${TERMS})
  select article_id, $1, ${TERMS}
  from (${offers}) wanted
  where not exists (select from offers known where known.article_id = wanted.article_id and known.price_list_id = $1)
  returning article_id, ${NO_PAST}`;

const deleteOffers = (isWithdrawn: string) => `
  delete from offers where price_list_id = $1 and ${isWithdrawn}
  returning article_id, ${TERMS}`;

async function touch({ client, priceListId, runId, keepsPast }: OfferRun, statement: string): Promise<Touched> {
  const kept = `
    , kept as (insert into offer_pasts (run_id, article_id, ${TERMS}) select $2::bigint, touched.* from touched)`;
  const { rows } = await client.query<Touched>(
    `with touched as (${statement}) ${keepsPast ? kept : ''}
     select
       (select count(*) from touched) as count,
       array(select article_id::float8 from touched limit ${MAX_TOLD + 1}) as articles`,
    keepsPast ? [priceListId, runId] : [priceListId],
  );
  return rows[0] ?? UNTOUCHED;
}

/** Gives offers that there are the wanted terms; those that have them stay as they are. */
export const changeOffers = async (run: OfferRun, offers: string): Promise<Touched> =>
  touch(run, run.keepsPast ? updateOffersKeepingPast({ offers }) : updateOffers({ offers }));

/** Adds the wanted offers that there are not. */
export const addOffers = async (run: OfferRun, offers: string): Promise<Touched> =>
  touch(run, insertOffers({ offers }));

/** Withdraws the offers of the list that a condition on `offers` names. */
export const withdrawOffers = async (run: OfferRun, isWithdrawn: string): Promise<Touched> =>
  touch(run, deleteOffers(isWithdrawn));
