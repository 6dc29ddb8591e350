import { createHash } from 'node:crypto';
import type { z } from '@hono/zod-openapi';
import type { LanguageCode, Order, OrderRequest } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import {
  canBeOrdered,
  kopecksOf,
  priceOf,
  checkLine,
  totalOf,
  type BasketLine,
  type ConflictReason,
  findBasketLines,
  lockBasket,
} from '../basket/index.ts';
import { weigh, type Quote } from '../delivery/index.ts';
import { aboveLimit, lockEmployee, MAY, recordCompanyEvent } from '../company-accounts/index.ts';
import { lockBonus, spendable, spendBonus } from '../bonus/index.ts';
import {
  discountFor,
  lockBasketPromo,
  problemOfPromo,
  setBasketPromo,
  spendPromo,
  type Promo,
} from '../promo/index.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { awaitApproval, findAwaited, type Approval } from './await-approval.queries.ts';
import type { ChosenDelivery } from './order-delivery.ts';
import { recordPlaced } from './order-item-events.queries.ts';
import { newOrderNumber } from './order-number.rules.ts';
import { ownedBy } from './orders.queries.ts';
import type { Database } from '../../platform/database/schema.ts';
import { noAccess } from '../../platform/sessions/access.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';

type Trx = Transaction<Database>;

const MINUTE_MS = 60_000;

export type Checkout = {
  request: z.infer<typeof OrderRequest> & { IsImportantComment?: boolean };
  /** E.164. */
  phone: string;
  currency: Currency;
  delivery: ChosenDelivery;
  /** The part of an order that bonuses may pay, in percent. */
  bonusShare: number;
  /** Of the buyer. */
  lang: LanguageCode;
  /** How the order will be confirmed. */
  confirmedBy: Order['confirmedBy'];
  /** For how long goods are kept for a payment. */
  paymentMinutes: number | undefined;
  /** Of an order above a limit that somebody approves. */
  approval?: Approval | undefined;
  now: Date;
};
export type Placed =
  /** `isNew`: false when the same request placed it before. */
  | { outcome: 'ordered'; number: string; isNew: boolean }
  /** The order is above the limit of an employee, and waits for an approval. */
  | { outcome: 'awaited'; approvalId: number; companyId: number; isNew: boolean; kopecks: number }
  | { outcome: 'conflict'; reason: ConflictReason }
  /** The RequestId belongs to an order with different content. */
  | { outcome: 'reused' };

const conflicting = (reason: ConflictReason): Placed => ({ outcome: 'conflict', reason });

/**
 * Places the order of a checkout, uses its promo code and pays with bonuses, or finds the order that the same request placed before. Locks the
 * basket, then offers and articles in the order of their ids, so that buyers of the same goods wait and do not deadlock.
 */
export async function placeOrder(trx: Trx, session: Session, checkout: Checkout): Promise<Placed> {
  const { request, delivery, bonusShare, approval, now } = checkout;
  const { Bonus: roubles = 0 } = request;
  if (!(await lockBasket(trx, session))) return conflicting({ code: 'basket-empty' });
  const hash = approval?.hash ?? hashOf(request);
  const before = await trx
    .selectFrom('orders')
    .select(['number', 'request_hash'])
    .where(ownedBy(session))
    .where('request_id', '=', request.RequestId)
    .executeTakeFirst();
  if (before) {
    return before.request_hash.equals(hash)
      ? { outcome: 'ordered', number: before.number, isNew: false }
      : { outcome: 'reused' };
  }

  const employee = session.currentUser && (await lockEmployee(trx, session.currentUser.clientId, now));
  if (employee && !MAY[employee.role].buy) throw noAccess('Viewers order nothing.');
  const awaited = employee && !approval && (await findAwaited(trx, employee, request.RequestId));
  if (awaited) {
    const { id: approvalId, total: kopecks } = awaited;
    if (!awaited.hash.equals(hash)) return { outcome: 'reused' };
    return { outcome: 'awaited', approvalId, companyId: employee.companyId, isNew: false, kopecks };
  }

  await lockStock(trx, session);
  const promo = await lockBasketPromo(trx, session, checkout.phone);
  const lines = await findBasketLines(trx, session, 'ru');
  const chosen = chooseLines(lines, promo, checkout);
  if (!Array.isArray(chosen)) {
    const isUsed = chosen.code === 'basket-changed' && promo && problemOfPromo(promo, 0, now) === 'used';
    if (!isUsed) return conflicting(chosen);
    // The page, which could not know the phone, counted its discount.
    await setBasketPromo(trx, session, null);
    return conflicting({ code: 'promo-used' });
  }
  const goods = kopecksOf(chosen);
  const discount = discountFor(promo, goods, now);
  // The basket changed after the delivery was quoted.
  if (delivery.grams !== null && delivery.grams !== (await weigh(trx, chosen)).grams) {
    return conflicting({ code: 'delivery-changed' });
  }
  const balance = roubles > 0 ? await lockBonus(trx, session, now) : 0;
  if (roubles > spendable(balance, goods - discount, bonusShare)) return conflicting({ code: 'bonus-changed' });

  const kopecks = goods - discount - roubles * 100 + delivery.quote.kopecks;
  if (approval && !approval.acceptsChanges && (kopecks !== approval.total || chosen.length < lines.length)) {
    return conflicting({ code: 'basket-changed' });
  }
  const above = employee && !approval ? aboveLimit(employee, { kopecks, spent: employee.spent }) : undefined;
  if (employee && above) {
    const { id: employeeId, companyId } = employee;
    const awaiting = { employeeId, companyId, above, kopecks, hash, lines: chosen };
    const approvalId = await awaitApproval(trx, session, checkout, awaiting);
    return { outcome: 'awaited', approvalId, companyId, isNew: true, kopecks };
  }

  const { id, number } = await insertOrder(trx, session, checkout, hash, {
    employeeId: employee?.id ?? null,
    total: goods - discount,
    promo: discount > 0 ? (promo?.code ?? '') : '',
    discount,
  });
  await insertItems(trx, { orderId: id, status: firstStatus(request) }, chosen, delivery.quote);
  await recordPlaced(trx, id, { clientId: session.currentUser?.clientId ?? null, at: now });
  await spendPromo(trx, session, { promo, discount, orderId: id });
  await spendBonus(trx, session, { roubles, orderId: id, now });
  await takeStock(trx, id);
  await trx
    .deleteFrom('basket_items')
    .where(
      'id',
      'in',
      chosen.map(({ basketId }) => basketId),
    )
    .execute();
  if (employee) {
    const { id: employeeId, companyId } = employee;
    const event = { companyId, employeeId, orderId: id, at: now };
    if (approval) {
      await recordCompanyEvent(trx, {
        ...event,
        kind: 'approved',
        byClientId: approval.byClientId,
        approvalId: approval.id,
      });
    } else {
      await recordCompanyEvent(trx, { ...event, kind: 'ordered', byClientId: session.currentUser?.clientId ?? 0 });
    }
  }
  return { outcome: 'ordered', number, isNew: true };
}

/**
 * The lines to order. Without BasketIds these are the basket's marked lines; when SeenTotal matches the total without
 * lines that cannot be ordered, those lines are left out, because the page showed it so.
 */
function chooseLines(
  lines: BasketLine[],
  promo: Promo | undefined,
  { request, currency, delivery, now }: Checkout,
): BasketLine[] | ConflictReason {
  const { BasketIds, SeenTotal, AcceptsNoReturns } = request;
  const wanted = new Set(BasketIds);
  const marked =
    wanted.size > 0 ? lines.filter(({ basketId }) => wanted.has(basketId)) : lines.filter((l) => l.inOrder);
  if (marked.length < wanted.size) return { code: 'basket-changed' };
  const orderable = marked.filter(canBeOrdered);
  const cost = convertKopecks(delivery.quote.kopecks, currency);
  const discount = convertKopecks(discountFor(promo, kopecksOf(orderable), now), currency);
  const isSeen = SeenTotal !== undefined && SeenTotal === totalOf(orderable, currency) - discount + cost;
  const chosen = wanted.size === 0 && isSeen ? orderable : marked;
  if (chosen.length === 0) return { code: 'basket-empty' };
  for (const line of chosen) {
    const reason = checkLine(line);
    if (reason) return reason;
  }
  if (SeenTotal !== undefined && !isSeen) return { code: 'basket-changed' };
  const needsConsent = chosen.some(({ isReturnable }) => !isReturnable);
  return needsConsent && !AcceptsNoReturns ? { code: 'no-returns' } : chosen;
}

/** Hashes everything that the buyer chose; the order of BasketIds does not matter, nor the code that proved the phone. */
function hashOf(request: Checkout['request']): Buffer {
  const { BasketIds, Code: _, ...rest } = request;
  const parts = Object.entries({ ...rest, BasketIds: BasketIds.toSorted((one, other) => one - other) });
  const text = JSON.stringify(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(text).digest();
}

async function lockStock(trx: Trx, session: Session): Promise<void> {
  await sql`
    select from offers o
    join basket_items b on b.article_id = o.article_id and b.price_list_id = o.price_list_id
    where b.basket_id = ${session.basketId}
    order by o.article_id, o.price_list_id
    for no key update of o`.execute(trx);
}

async function insertOrder(
  trx: Trx,
  session: Session,
  { request, phone, currency, delivery, lang, confirmedBy, paymentMinutes = 0, now }: Checkout,
  hash: Buffer,
  { employeeId, total, promo, discount }: { employeeId: number | null; total: number; promo: string; discount: number },
): Promise<{ id: number; number: string }> {
  for (;;) {
    const made = await trx
      .insertInto('orders')
      .values({
        number: newOrderNumber(now),
        session_id: session.id,
        client_id: session.currentUser?.clientId ?? null,
        employee_id: employeeId,
        request_id: request.RequestId,
        request_hash: hash,
        contact_name: request.ContactName,
        contact_phone: phone,
        contact_email: request.ContactEmail,
        company: request.Company ?? '',
        comment: request.Comment,
        is_important_comment: request.IsImportantComment ?? false,
        point_id: delivery.pointId,
        delivery_type: delivery.type,
        delivery_by: delivery.by,
        delivery_city_id: delivery.pointId === null ? delivery.cityId : null,
        delivery_address: delivery.address,
        carrier_point: delivery.carrierPoint && JSON.stringify(delivery.carrierPoint),
        delivery_cost: delivery.quote.kopecks,
        payment_type: request.PaymentType,
        status: firstStatus(request),
        pay_until: request.PaymentType === 'online' ? new Date(now.getTime() + paymentMinutes * MINUTE_MS) : null,
        total,
        promo_code: promo,
        promo_discount: discount,
        bonus: request.Bonus ?? 0,
        currency_code: currency.code,
        currency_rate: currency.rate,
        currency_date: currency.rateDate,
        lang,
        confirmed_by: [...confirmedBy],
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number'])
      .executeTakeFirst();
    if (made) return made;
  }
}

/** Goods that are paid online are kept for some time, and ordered once they are paid. */
const firstStatus = ({ PaymentType }: Pick<Checkout['request'], 'PaymentType'>) =>
  PaymentType === 'online' ? 'awaiting-payment' : 'new';

async function insertItems(
  trx: Trx,
  { orderId, status }: { orderId: number; status: string },
  lines: BasketLine[],
  way: Quote,
): Promise<void> {
  await trx
    .insertInto('order_items')
    .values(
      lines.map((line) => ({
        order_id: orderId,
        article_id: line.articleId,
        price_list_id: line.priceListId,
        status,
        qty: line.qty,
        price: priceOf(line),
        lead_days: line.leadDays + way.daysMin,
        lead_days_max: line.leadDaysMax + way.daysMax,
        seller_name: line.sellerName,
        warehouse_name: line.warehouseName,
        is_returnable: line.isReturnable,
        comment: line.comment,
      })),
    )
    .execute();
}

async function takeStock(trx: Trx, orderId: number): Promise<void> {
  await sql`
    update offers o set quantity = o.quantity - i.qty from order_items i
    where i.order_id = ${orderId} and o.article_id = i.article_id and o.price_list_id = i.price_list_id`.execute(trx);
  await sql`
    select from articles where id in (select article_id from order_items where order_id = ${orderId})
    order by id for no key update`.execute(trx);
  await sql`
    update articles a set sold = a.sold + i.qty
    from (select article_id, sum(qty)::int as qty from order_items where order_id = ${orderId} group by article_id) i
    where a.id = i.article_id`.execute(trx);
}
