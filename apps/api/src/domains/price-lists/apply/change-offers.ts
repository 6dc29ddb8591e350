import type { PoolClient } from 'pg';
import { MAX_TOLD } from '../../catalogue-changes/index.ts';

/** How many offers a statement changed, and their articles; not all of them where there are more than are told one by one. */
export type Touched = { count: number; articles: number[] };
export const UNTOUCHED: Touched = { count: 0, articles: [] };

/** Offers as a query gives them: `article_id`, `price`, `quantity`, `multiplicity` and `lead_days`. */
type Wanted = { offers: string };

/** A price list whose offers a run changes. `keepsPast`: what they were is kept, so that the run can be taken back. */
export type OfferRun = { client: PoolClient; priceListId: number; runId: number; keepsPast: boolean };

const ALL_TERMS = ['price', 'quantity', 'multiplicity', 'lead_days'] as const;
/** What a price is for; the pieces are left as orders have left them. */
const PRICE_TERMS = ['price', 'multiplicity', 'lead_days'] as const;
type Term = (typeof ALL_TERMS)[number];

const TERMS = ALL_TERMS.join(', ');
const PAST_TERMS = ALL_TERMS.map((term) => `past_${term}`).join(', ');
const NO_PAST = 'null::integer, null::integer, null::smallint, null::smallint';

const termsOf = (offer: string, terms: readonly Term[]) => terms.map((term) => `${offer}.${term}`).join(', ');
const setTo = (terms: readonly Term[]) => terms.map((term) => `${term} = wanted.${term}`).join(', ');

const updateOffers = ({ offers }: Wanted, terms: readonly Term[]) => `
  update offers
  set ${setTo(terms)}
  from (${offers}) wanted
  where offers.article_id = wanted.article_id and offers.price_list_id = $1
    and (${termsOf('offers', terms)}) is distinct from (${termsOf('wanted', terms)})
  returning offers.article_id`;

/** Locks what it changes before it reads it, so that what is kept is what was there. What is not changed is kept as nothing. */
const updateOffersKeepingPast = ({ offers }: Wanted, terms: readonly Term[]) => `
  update offers
  set ${setTo(terms)}
  from (
    select wanted.*, ${ALL_TERMS.map((term) => `${terms.includes(term) ? `known.${term}` : 'null::integer'} as past_${term}`).join(', ')}
    from (${offers}) wanted join offers known on known.article_id = wanted.article_id and known.price_list_id = $1
    where (${termsOf('known', terms)}) is distinct from (${termsOf('wanted', terms)})
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
export const changeOffers = async (run: OfferRun, offers: string): Promise<Touched> => change(run, offers, ALL_TERMS);

/** The same for all but the pieces, of which the wanted offers need not say anything. */
export const changePrices = async (run: OfferRun, offers: string): Promise<Touched> => change(run, offers, PRICE_TERMS);

const change = async (run: OfferRun, offers: string, terms: readonly Term[]): Promise<Touched> =>
  touch(run, run.keepsPast ? updateOffersKeepingPast({ offers }, terms) : updateOffers({ offers }, terms));

/** Adds the wanted offers that there are not. */
export const addOffers = async (run: OfferRun, offers: string): Promise<Touched> =>
  touch(run, insertOffers({ offers }));

/** Withdraws the offers of the list that a condition on `offers` names. */
export const withdrawOffers = async (run: OfferRun, isWithdrawn: string): Promise<Touched> =>
  touch(run, deleteOffers(isWithdrawn));
