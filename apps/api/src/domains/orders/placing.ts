import type { AwaitedOrder, BasketConflict, CallError, Order } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import { badField } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { phoneOf } from '../../platform/http/phone-field.ts';
import { keepChoice } from '../../platform/sessions/choices.queries.ts';
import { clientTypeOf, type Session } from '../../platform/sessions/sessions.queries.ts';
import { conflict, createBasketReader } from '../basket/index.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { companyText } from '../client/index.ts';
import { createCompanyMessages, findApprovers, findMember } from '../company-accounts/index.ts';
import type { DeliveryTools } from '../delivery/index.ts';
import type { MessageTools } from '../messages/index.ts';
import { createPickupCities } from '../places/index.ts';
import type { Approval } from './await-approval.queries.ts';
import { createOrderConfirming } from './order-confirming.ts';
import { createFindDelivery } from './order-delivery.ts';
import { findOrder } from './orders.queries.ts';
import { createPhoneCheck } from './phone-check.ts';
import { placeOrder, type Checkout } from './place-order.queries.ts';

type Answered =
  | { status: 200; body: Order }
  | { status: 202; body: AwaitedOrder }
  | { status: 409; body: BasketConflict }
  | { status: 422; body: CallError };

/** An order that waited for an approval. Both run in the transaction that places it. */
export type Approving = Approval & {
  /** Locks it. Throws when somebody decided before. */
  begin: (trx: Transaction<Database>) => Promise<void>;
  /** Notes that it is placed. */
  end: (trx: Transaction<Database>, order: Order) => Promise<void>;
};

/**
 * Places an order of any client, in one transaction with its confirmation; one above the limit of an employee waits for an approval.
 * Throws 400 for what the buyer may not choose.
 */
export type Placing = (
  c: ApiContext,
  session: Session | undefined,
  request: Checkout['request'],
  query: Parameters<typeof languageOf>[0],
  approving?: Approving,
) => Promise<Answered>;

export function createPlacing(tools: MessageTools & DeliveryTools): Placing {
  const { database, clock, siteConfig, paymentMinutes } = tools;
  const readBasket = createBasketReader(tools);
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities(tools);
  const confirming = createOrderConfirming(tools);
  const findDelivery = createFindDelivery(tools);
  const checkPhone = createPhoneCheck(tools);
  const messages = createCompanyMessages(tools);

  /** Tells who may approve an order that it waits, and returns their names. */
  async function tellApprovers(
    trx: Transaction<Database>,
    session: Session,
    { companyId, ...asked }: { companyId: number; approvalId: number; isNew: boolean; kopecks: number },
    lang: Checkout['lang'],
  ): Promise<AwaitedOrder> {
    const approvers = await findApprovers(trx, companyId);
    const asker = await trx
      .selectFrom('clients')
      .where('id', '=', session.currentUser?.clientId ?? 0)
      .select('name')
      .executeTakeFirstOrThrow();
    if (asked.isNew) {
      await messages.tell(trx, approvers, {
        lang,
        sessionId: session.id,
        write: (texts, { format, linkTo }) =>
          texts.asked({
            employee: asker.name,
            total: format.money(asked.kopecks, 'RUB'),
            link: linkTo(`/profile/company/approvals/${asked.approvalId}`),
          }),
      });
    }
    return { approvalId: asked.approvalId, approvers: approvers.map(({ name }) => name) };
  }

  /** Employees order for their company alone. */
  async function forCompany(session: Session | undefined, request: Checkout['request']): Promise<Checkout['request']> {
    const { currentUser } = session ?? {};
    const member = currentUser?.type === 'Wholesale' && (await findMember(database.db, currentUser.clientId));
    return member && member.employeeId !== null ? { ...request, Company: companyText(member.company) } : request;
  }

  return async (c, session, asked, query, approving) => {
    const lang = languageOf(query, siteConfig);
    const request = await forCompany(session, asked);
    const phone = phoneOf('ContactPhone', request.ContactPhone);
    if (request.PaymentType === 'online' && paymentMinutes === undefined) {
      throw badField('PaymentType', 'Nothing is paid online here.');
    }
    const delivery = await findDelivery(request, session, lang);
    if (clientTypeOf(session) === 'Wholesale' && !request.Company) throw badField('Company', 'No company.');

    const view = { lang, currencyCode: request.CurrencyCode };
    const refuse = async (reason: Parameters<typeof conflict>[0]): Promise<Answered> => ({
      status: 409,
      body: conflict(reason, await readBasket(session, view)),
    });
    if (!session) return refuse({ code: 'basket-empty' });
    if (!delivery) return refuse({ code: 'delivery-unknown' });
    if (!approving) {
      await checkPhone(c, session, {
        phone,
        code: request.Code,
        isDelivery: delivery.type !== 'point',
        isRefusal: request.AcceptsNoReturns,
      });
    }
    const [currency, expected, confirmation] = await Promise.all([
      currencyOf(request.CurrencyCode),
      pickupCityOf(session.cityId),
      confirming.begin(c, { phone, email: request.ContactEmail }),
    ]);
    const checkout: Checkout = {
      request,
      phone,
      currency,
      delivery,
      bonusShare: siteConfig.bonus.orderShare,
      lang,
      confirmedBy: confirmation.channels,
      paymentMinutes,
      approval: approving,
      now: clock(),
    };
    const placed = await inTransaction(database.sales, async (trx) => {
      await approving?.begin(trx);
      const result = await placeOrder(trx, session, checkout);
      if (result.outcome === 'awaited') {
        return { outcome: 'awaited' as const, answer: await tellApprovers(trx, session, result, lang) };
      }
      if (result.outcome !== 'ordered') return result;
      const order = await findOrder(trx, session, result.number, { lang, now: clock() });
      if (!order) throw new Error('The order just placed is not there.');
      if (result.isNew) await confirmation.keep(trx, order, { lang, sessionId: session.id });
      await approving?.end(trx, order);
      return { ...result, order };
    }).catch(async (error: unknown) => {
      await confirmation.giveBack();
      throw error;
    });
    if (placed.outcome === 'ordered' && placed.isNew) confirmation.send();
    else await confirmation.giveBack();
    if (placed.outcome === 'awaited') {
      messages.send();
      return { status: 202, body: placed.answer };
    }
    if (placed.outcome === 'conflict') return refuse(placed.reason);
    if (placed.outcome === 'reused') {
      return { status: 422, body: { code: 'request-reused', message: 'The RequestId belongs to another order.' } };
    }
    // Without scripts a visitor chooses a point of another city without choosing that city.
    const isPoint = delivery.type === 'point' && !approving;
    if (isPoint && delivery.cityId !== null && delivery.cityId !== expected.cityId) {
      await keepChoice(database.db, session, { city_id: delivery.cityId });
    }
    return { status: 200, body: placed.order };
  };
}
