import type { ErrorCode, OrderApproval, orderApprovalsCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { noAccess } from '../../platform/sessions/access.ts';
import { convertKopecks } from '../../platform/values/money.ts';
import { createBasketReader } from '../basket/index.ts';
import { createCompanyMessages, findSpent, mayDecide, memberOf } from '../company-accounts/index.ts';
import type { DeliveryTools } from '../delivery/index.ts';
import type { MessageTools } from '../messages/index.ts';
import {
  buyerSession,
  endWithOrder,
  endWithoutOrder,
  findApproval,
  findApprovals,
  lockWaiting,
  type FoundApproval,
} from './approvals.queries.ts';
import { createFindDelivery } from './order-delivery.ts';
import { createPlacing } from './placing.ts';

type Query = Parameters<typeof languageOf>[0];

const unknownApproval = () => new HttpError(404, { code: 'not-found', message: 'No such request.' });
class AlreadyDecided extends Error {}

/** Orders above the limit of an employee: who decides about them, and how. */
export function orderApprovalsHandlers(tools: MessageTools & DeliveryTools): CallHandlers<typeof orderApprovalsCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { db } = database;
  const place = createPlacing(tools);
  const findDelivery = createFindDelivery(tools);
  const readBasket = createBasketReader(tools);
  const messages = createCompanyMessages(tools);

  async function find(clientId: number, id: number) {
    const member = await memberOf(db, clientId);
    const approval = await findApproval(db, member, id);
    if (!approval) throw unknownApproval();
    return { member, approval };
  }

  async function decidable(clientId: number, id: number): Promise<FoundApproval> {
    const { member, approval } = await find(clientId, id);
    if (!mayDecide(member, approval)) throw noAccess('The client does not decide about this order.');
    return approval;
  }

  async function sessionOf(c: ApiContext) {
    const session = await sessions.find(c);
    if (!session) throw unknownApproval();
    return session;
  }

  async function show(c: ApiContext, clientId: number, id: number, query: Query): Promise<OrderApproval> {
    const { approval } = await find(clientId, id);
    const lang = languageOf(query, siteConfig);
    const { request, summary, employeeId } = approval;
    const buyer = buyerSession(approval, await sessionOf(c));
    const isWaiting = approval.state === 'waiting';
    const [basket, delivery, spent] = await Promise.all([
      readBasket(isWaiting ? buyer : undefined, { lang, currencyCode: request.CurrencyCode }),
      isWaiting ? findDelivery({ ...request, BasketIds: [] }, buyer, lang) : undefined,
      findSpent(db, employeeId, clock()),
    ]);
    const { orderLimit, monthLimit } = approval;
    const cost = delivery ? convertKopecks(delivery.quote.kopecks, basket.currency) : null;
    const isLacking = basket.items.some(({ problem }) => problem !== null && problem !== 'price-changed');
    return {
      ...summary,
      isOwn: approval.clientId === clientId,
      above: approval.above,
      limits: { orderLimit, monthLimit },
      spent,
      basket,
      delivery: { type: request.Delivery?.type ?? 'point', cost },
      contactName: request.ContactName,
      company: request.Company ?? '',
      comment: request.Comment,
      total: cost === null ? null : basket.total + cost,
      isChanged: isWaiting && (isLacking || basket.payable + (delivery?.quote.kopecks ?? 0) !== summary.payable),
      reason: approval.reason,
      decidedBy: approval.decidedBy ?? '',
      decidedAt: approval.decidedAt?.toISOString() ?? null,
    };
  }

  const conflictOf = async (c: ApiContext, code: ErrorCode, ...at: [number, number, Query]) => ({
    code,
    message: 'The request is not what the page showed.',
    approval: await show(c, ...at),
  });

  return {
    listApprovals: async (c, { clientId }) =>
      c.json({ items: await findApprovals(db, await memberOf(db, clientId)) }, 200),

    getApproval: async (c, { clientId }) =>
      c.json(await show(c, clientId, c.req.valid('param').id, c.req.valid('query')), 200),

    approveOrder: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      const query = c.req.valid('query');
      const { seenTotal, acceptsChanges } = c.req.valid('json');
      const approval = await decidable(clientId, id);
      const session = await sessionOf(c);
      const buyer = buyerSession(approval, session);
      if (approval.state !== 'waiting' || !buyer) {
        return c.json(await conflictOf(c, 'already-decided', clientId, id, query), 409);
      }
      const request = { ...approval.request, BasketIds: [], SeenTotal: seenTotal };
      const { name: by } = await db
        .selectFrom('clients')
        .where('id', '=', clientId)
        .select('name')
        .executeTakeFirstOrThrow();
      try {
        const answer = await place(
          c,
          buyer,
          request,
          { lang: approval.lang },
          {
            id,
            byClientId: clientId,
            total: approval.summary.payable,
            acceptsChanges,
            hash: approval.hash,
            async begin(trx) {
              if (!(await lockWaiting(trx, id))) throw new AlreadyDecided();
            },
            async end(trx, { number }) {
              await endWithOrder(trx, approval, { orderNumber: number, byClientId: clientId, now: clock() });
              await messages.tell(trx, [approval.asker], {
                lang: approval.lang,
                sessionId: session.id,
                write: (texts) => texts.approved({ by, number }),
              });
            },
          },
        );
        if (answer.status !== 200) {
          const code = 'code' in answer.body ? answer.body.code : 'basket-changed';
          return c.json(await conflictOf(c, code, clientId, id, query), 409);
        }
      } catch (error) {
        if (!(error instanceof AlreadyDecided)) throw error;
        return c.json(await conflictOf(c, 'already-decided', clientId, id, query), 409);
      }
      messages.send();
      return c.json(await show(c, clientId, id, query), 200);
    },

    refuseOrder: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      const query = c.req.valid('query');
      const { reason } = c.req.valid('json');
      const approval = await decidable(clientId, id);
      const session = await sessionOf(c);
      const isRefused = await inTransaction(database.sales, async (trx) => {
        const end = { state: 'refused', reason, byClientId: clientId, now: clock() } as const;
        if (!(await endWithoutOrder(trx, approval, end))) return false;
        const by = await trx.selectFrom('clients').where('id', '=', clientId).select('name').executeTakeFirstOrThrow();
        await messages.tell(trx, [approval.asker], {
          lang: approval.lang,
          sessionId: session.id,
          write: (texts) => texts.refused({ by: by.name, reason }),
        });
        return true;
      });
      if (!isRefused) return c.json(await conflictOf(c, 'already-decided', clientId, id, query), 409);
      messages.send();
      return c.json(await show(c, clientId, id, query), 200);
    },

    withdrawOrder: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      const query = c.req.valid('query');
      const { approval } = await find(clientId, id);
      if (approval.clientId !== clientId) throw noAccess('Another asked for this order.');
      const end = { state: 'withdrawn', reason: '', byClientId: clientId, now: clock() } as const;
      const isWithdrawn = await inTransaction(database.sales, (trx) => endWithoutOrder(trx, approval, end));
      if (!isWithdrawn) return c.json(await conflictOf(c, 'already-decided', clientId, id, query), 409);
      return c.json(await show(c, clientId, id, query), 200);
    },
  };
}
