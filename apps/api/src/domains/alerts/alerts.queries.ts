import type { AlertKind, ArticleAlert, LanguageCode } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Channel } from '../messages/index.ts';

type Db = Kysely<Database>;

/** An alert that nobody has confirmed for so long is deleted. */
const UNCONFIRMED_DAYS = 7;
const DAY_MS = 86_400_000;

const alertsIn = (db: Db, lang: string) =>
  db
    .selectFrom('alerts as l')
    .innerJoin('articles as a', 'a.id', 'l.article_id')
    .innerJoin('makers as m', 'm.id', 'a.maker_id')
    .select(['l.id', 'l.price', 'l.with_crosses as withCrosses', 'l.recipient as contact'])
    .select(sql<AlertKind>`l.kind`.as('kind'))
    .select(sql<boolean>`l.confirmed_at is not null`.as('isConfirmed'))
    .select(['m.key as catalogKey', 'm.name as catalogName', 'a.number as catalogFullNumber'])
    .select(sql<string>`a.number_key`.as('clearNumber'))
    .select(nameOf('a.names', lang).as('productName'))
    .orderBy('l.id', 'desc');

export const findAlertsOf = (db: Db, clientId: number, lang: string): Promise<ArticleAlert[]> =>
  alertsIn(db, lang).where('l.client_id', '=', clientId).execute();

export const findAlert = (db: Db, id: number, lang: string): Promise<ArticleAlert | undefined> =>
  alertsIn(db, lang).where('l.id', '=', bigint(id)).executeTakeFirst();

export async function findPhoneOf(db: Db, clientId: number): Promise<string | null | undefined> {
  const client = await db.selectFrom('clients').select('phone').where('id', '=', clientId).executeTakeFirst();
  return client?.phone;
}

export type NewAlert = {
  articleId: number;
  kind: AlertKind;
  price: number | null;
  withCrosses: boolean;
  channel: Channel;
  recipient: string;
  lang: LanguageCode;
  clientId: number | null;
  sessionId: number;
};

/** Stores an alert that waits for its confirmation. Returns its id; undefined without the article. */
export async function storeAlert(trx: Transaction<Database>, alert: NewAlert, now: Date): Promise<number | undefined> {
  const article = await trx
    .selectFrom('articles')
    .select('id')
    .where('id', '=', bigint(alert.articleId))
    .executeTakeFirst();
  if (!article) return undefined;
  await trx
    .deleteFrom('alerts')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS))
    .execute();
  const { id } = await trx
    .insertInto('alerts')
    .values({
      article_id: article.id,
      kind: alert.kind,
      price: alert.price,
      with_crosses: alert.withCrosses,
      channel: alert.channel,
      recipient: alert.recipient,
      lang: alert.lang,
      client_id: alert.clientId,
      session_id: alert.sessionId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Confirms an alert, which takes the place of the recipient's earlier one of its kind about the article. Returns the article's id;
 * undefined if it is confirmed already, or gone.
 */
export async function confirmAlert(trx: Transaction<Database>, id: number, now: Date): Promise<number | undefined> {
  const { rows: same } = await sql<{ id: number }>`
    select other.id
    from alerts l join alerts other using (article_id, kind, channel)
    where l.id = ${id} and lower(other.recipient) = lower(l.recipient)
    order by other.id
    for update of other`.execute(trx);
  const earlier = same.filter((alert) => alert.id !== id).map((alert) => alert.id);
  if (earlier.length > 0) await trx.deleteFrom('alerts').where('id', 'in', earlier).execute();
  const confirmed = await trx
    .updateTable('alerts')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('article_id')
    .executeTakeFirst();
  return confirmed?.article_id;
}

/** Deletes an alert, if a client is given only one of theirs. Returns whether there was one. */
export async function deleteAlert(db: Db, id: number, clientId?: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alerts')
    .where('id', '=', bigint(id))
    .$if(clientId !== undefined, (alerts) => alerts.where('client_id', '=', clientId as number))
    .executeTakeFirst();
  return numDeletedRows > 0;
}
