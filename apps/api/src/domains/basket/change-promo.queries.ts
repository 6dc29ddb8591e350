import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { findBasketPromo, findPromoByCode, problemOfPromo, setBasketPromo } from '../promo/index.ts';
import { findBasketLines } from './basket-lines.queries.ts';
import { canBeOrdered, kopecksOf, type ConflictReason } from './basket.rules.ts';
import { lockBasket } from './lock-basket.queries.ts';

/** Puts a code into the basket, unless it takes nothing off its marked lines; that before stays then. Returns undefined on success. */
export async function putPromo(
  trx: Transaction<Database>,
  session: Session,
  { code, now }: { code: string; now: Date },
): Promise<ConflictReason | undefined> {
  await lockBasket(trx, session);
  const promo = await findPromoByCode(trx, session, code);
  if (!promo?.isActive) return { code: 'promo-unknown' };
  const lines = await findBasketLines(trx, session, 'ru');
  const problem = problemOfPromo(promo, kopecksOf(lines.filter((line) => line.inOrder && canBeOrdered(line))), now);
  if (problem !== null) return { code: `promo-${problem}`, minTotal: promo.minTotal };
  await setBasketPromo(trx, session, promo.id);
  return undefined;
}

/** Takes the code out of the basket; if one is named, only that. */
export async function takePromoOut(
  trx: Transaction<Database>,
  session: Session,
  code: string | undefined,
): Promise<void> {
  await lockBasket(trx, session);
  const promo = await findBasketPromo(trx, session);
  if (promo && (code === undefined || promo.code === code.toUpperCase())) await setBasketPromo(trx, session, null);
}
