/** Lines that a wholesale client moves to the basket of a retail client whom he serves (D44). */
import { createHash } from 'node:crypto';
import { MAX_BASKET_LINES, type ServedClient } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { CurrentUser, Session } from '../../platform/sessions/sessions.queries.ts';
import { findOffers } from './basket-lines.queries.ts';
import { noteRequest, wasMade } from './basket-requests.queries.ts';
import type { ConflictReason } from './basket.rules.ts';
import { findPresent, offerOf, writeLines, type LineChange } from './change-basket.queries.ts';
import { lockBasket } from './lock-basket.queries.ts';
import { mostOf, wholePacks } from './stock.rules.ts';

type Trx = Transaction<Database>;

const MAX_SERVED = 200;
/** Guests pay what retail clients pay. */
const RETAIL = undefined;

const servedBy = (db: Kysely<Database>, wholesaleId: number) =>
  db.selectFrom('clients').where('served_by', '=', wholesaleId).where('type', '=', 'Retail');

export async function findServed(db: Kysely<Database>, wholesaleId: number): Promise<ServedClient[]> {
  return servedBy(db, wholesaleId)
    .select(['id as ClientId', 'name as ClientName'])
    .select(sql<string>`coalesce(left(phone, 2) || ' ••• ' || right(phone, 4), '')`.as('PhoneHint'))
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_SERVED)
    .execute();
}

/** Lines of the session's basket, none of which is put aside, and the retail client who gets them. */
export type LineMove = { ids: readonly number[]; clientId: number };

/**
 * Moves lines, all of them or none. They cost what retail clients pay: nothing of the wholesale client's prices or comments goes along.
 * The same move again, whose lines are gone by then, moves nothing. Returns undefined on success, and `unknown` if a line or the client
 * is not the wholesale client's own.
 */
export async function moveToServed(
  trx: Trx,
  session: Session & { currentUser: CurrentUser },
  move: LineMove & { now: Date },
): Promise<ConflictReason | 'unknown' | undefined> {
  const { now } = move;
  const ids = [...new Set(move.ids)].toSorted((one, other) => one - other);
  await lockBasket(trx, session);
  const served = await servedBy(trx, session.currentUser.clientId)
    .where('id', '=', bigint(move.clientId))
    .select('basket_id as basketId')
    .executeTakeFirst();
  if (!served) return 'unknown';
  const requestId = requestOf({ ids, clientId: move.clientId });
  if (await wasMade(trx, session, requestId)) return undefined;

  const lines = await trx
    .selectFrom('basket_items')
    .where('basket_id', '=', session.basketId)
    .where('group_name', '=', '')
    .where('id', 'in', ids.map(bigint))
    .orderBy('added_at')
    .orderBy('id')
    .select(['article_id as articleId', 'price_list_id as priceListId', 'qty'])
    .execute();
  if (lines.length < ids.length) return 'unknown';
  await lockBasket(trx, served);
  const changes = await planMove(trx, served, lines);
  if ('code' in changes) return changes;
  await writeLines(trx, served, changes, now);
  await trx.deleteFrom('basket_items').where('basket_id', '=', session.basketId).where('id', 'in', ids).execute();
  await noteRequest(trx, session, requestId, now);
  return undefined;
}

/** A line never comes back under its id, so a move is known by what it moves. No caller can choose such an id of a request. */
const requestOf = ({ ids, clientId }: LineMove): string =>
  `move:${createHash('sha256')
    .update(`${clientId}:${ids.join(',')}`)
    .digest('base64url')}`;

/** What the retail client's basket would hold of the lines, as many pieces as there are; or why not. */
async function planMove(
  trx: Trx,
  served: Pick<Session, 'basketId'>,
  lines: readonly { articleId: number; priceListId: number; qty: number }[],
): Promise<LineChange[] | ConflictReason> {
  const offers = new Map((await findOffers(trx, RETAIL, lines)).map((offer) => [offerOf(offer), offer]));
  const present = await findPresent(trx, served);
  const changes: LineChange[] = [];
  let room = MAX_BASKET_LINES - present.count;
  for (const line of lines) {
    const offer = offers.get(offerOf(line));
    if (!offer) return { code: 'withdrawn' };
    const { multiplicity } = offer;
    const most = mostOf(offer);
    if (most === 0) return { code: 'not-enough', available: 0, multiplicity };
    const same = present.byOffer.get(offerOf(line));
    if (!same) room -= 1;
    if (room < 0) return { code: 'basket-full' };
    const had = same?.qty ?? 0;
    changes.push({
      articleId: line.articleId,
      priceListId: line.priceListId,
      qty: Math.max(had, Math.min(had + wholePacks(line.qty, offer), most)),
      comment: same?.comment ?? '',
      price: same?.price_seen ?? offer.price,
    });
  }
  return changes;
}
