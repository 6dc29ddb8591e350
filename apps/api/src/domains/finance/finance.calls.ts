import type { financeCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf, langPrefix } from '../../platform/http/language.ts';
import { findDebtor } from '../ledger/index.ts';
import { findDebtPayment, notPayable, toUnavailable, type PaymentTools } from '../payments/index.ts';
import { findFinance } from './finance.queries.ts';
import { requireWholesale } from './require-wholesale.ts';

/** What wholesale clients owe, and the payment of it. */
export function financeHandlers(tools: PaymentTools): CallHandlers<typeof financeCalls> {
  const { database, clock, siteConfig, payments, publicOrigin } = tools;
  const provider = payments.providers.find(({ name }) => name !== 'paypal');

  return {
    finance: async (c, currentUser) => {
      requireWholesale(currentUser);
      const { lang: _, ...query } = c.req.valid('query');
      const { clientId } = currentUser;
      const found = await findFinance(database.pool, { clientId, ...query, now: clock() });
      return c.json({ ...found, isPayable: provider !== undefined }, 200);
    },

    payDebt: async (c, currentUser) => {
      requireWholesale(currentUser);
      const { Sum: kopecks } = c.req.valid('json');
      const { clientId } = currentUser;
      if (!provider) throw notPayable('Nothing is paid online here.');
      const { code, debt } = await findDebtor(database.db, clientId);
      if (kopecks > debt) throw notPayable('The debt is not so high.');
      const origin = publicOrigin ?? new URL(c.req.url).origin;
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const started = await payments
        .beginDebt(
          { clientId, kopecks, number: String(code) },
          provider.name,
          (id) => `${origin}${langPrefix(lang, siteConfig)}/client/finance?payment=${id}`,
        )
        .catch(toUnavailable);
      return c.json(started, 200);
    },

    debtPayment: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      const known = await findDebtPayment(database.db, clientId, id);
      if (!known) throw new HttpError(404, { code: 'not-found', message: 'No such payment.' });
      const isAnswered = known.status !== 'pending' || (await payments.ask(known));
      const { status, kopecks, url } = (await findDebtPayment(database.db, clientId, id)) ?? known;
      const state = status === 'unwanted' ? 'paid' : status;
      return c.json({ id, state, amount: kopecks, url: state === 'pending' ? url : null, isAnswered }, 200);
    },
  };
}
