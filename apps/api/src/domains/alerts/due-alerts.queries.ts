import type { AlertKind, LanguageCode } from '@partshop/api-client/contract';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { priceSql } from '../catalogue/index.ts';
import type { ChangedArticles } from '../catalogue-changes/index.ts';
import type { Channel } from '../messages/index.ts';

/** Stock and prices may go to and fro: within so many hours an alert is told once. */
const QUIET_HOURS = 24;

/** SQL of the ids of the articles that count for an alert `l`: its own, and if asked those that can be bought instead. */
const COUNTED = `
  select l.article_id as id
  union
  select x.id from articles own join articles x on x.family_id = own.family_id
  where own.id = l.article_id and l.with_crosses
  union
  select other_id from article_crosses where article_id = l.article_id and l.with_crosses`;

/** SQL of the lowest price that the recipient of an alert `l` pays now for what counts, in kopecks; null without an offer. */
const LOWEST = `(
  select min(case c.type when 'Wholesale' then ${priceSql('Wholesale')} else ${priceSql('Retail')} end)
  from (${COUNTED}) counted
  join offers o on o.article_id = counted.id and o.quantity > 0
  join price_lists p on p.id = o.price_list_id
  left join clients c on c.id = l.client_id
)`;

/** SQL of alerts `l` with `lowest`, and `met`: whether what they wait for is so. */
const looked = (which: RawBuilder<unknown>) => sql`
  select id, lowest, lowest is not null and lowest <= coalesce(price, lowest) as met
  from (select l.id, l.price, ${sql.raw(LOWEST)} as lowest from alerts l where ${which}) found`;

/** Notes whether what a new alert waits for is so already, which is no news. Returns it. */
export async function noteWhetherMet(trx: Transaction<Database>, id: number): Promise<boolean> {
  const { rows } = await sql<{ isMet: boolean }>`
    update alerts set is_met = looked.met from (${looked(sql`l.id = ${id}`)}) looked
    where alerts.id = looked.id
    returning is_met as "isMet"`.execute(trx);
  return rows[0]?.isMet ?? false;
}

export type DueAlert = {
  id: number;
  kind: AlertKind;
  channel: Channel;
  recipient: string;
  lang: LanguageCode;
  sessionId: number | null;
  catalogKey: string;
  catalogName: string;
  catalogFullNumber: string;
  /** Kopecks: the lowest price of what counts. */
  lowest: number;
};

/**
 * Looks at the confirmed alerts that changed articles count for, and takes those whose condition has come to hold since they were last
 * looked at. Of several processes one gets an alert: the row remembers what was seen. Alerts of a client who wants no such messages wait
 * until they are wanted again.
 */
export async function takeDueAlerts(
  trx: Transaction<Database>,
  changed: ChangedArticles,
  now: Date,
): Promise<DueAlert[]> {
  const isConfirmed = sql`l.confirmed_at is not null and not exists (
    select from muted_messages u where u.client_id = l.client_id and u.kind = 'alerts' and u.channel = l.channel
  )`;
  const which =
    changed === 'all'
      ? isConfirmed
      : sql`${isConfirmed} and exists (select from (${sql.raw(COUNTED)}) counted where id = any(${changed}::bigint[]))`;
  const told = new Date(now.getTime() - QUIET_HOURS * 3_600_000);
  const { rows } = await sql<DueAlert>`
    with looked as (${looked(which)}),
    turned as (
      update alerts l
      set is_met = looked.met, told_at = case when looked.met then ${now}::timestamptz else l.told_at end
      from looked
      where l.id = looked.id and l.is_met <> looked.met and (not looked.met or l.told_at is null or l.told_at <= ${told})
      returning l.*, looked.lowest
    )
    select
      l.id, l.kind, l.channel, l.recipient, l.lang, l.session_id as "sessionId", l.lowest,
      m.key as "catalogKey", m.name as "catalogName", a.number as "catalogFullNumber"
    from turned l join articles a on a.id = l.article_id join makers m on m.id = a.maker_id
    where l.is_met
    order by l.id`.execute(trx);
  return rows;
}
