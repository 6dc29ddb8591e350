import type { ApplicationConflict, supplierReviewCalls } from '@partshop/api-client/contract';
import { MIN_REASON_LENGTH } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { createLetters, type MessageTools } from '../messages/index.ts';
import { findApplications, findReviewed } from './applications.queries.ts';
import { decide } from './decide.queries.ts';
import { supplierTexts } from './supplier-texts.ts';

const STATES = { accept: 'accepted', ask: 'asked', refuse: 'refused' } as const;

/** What staff sees of applications, and decides about them. */
export function supplierReviewHandlers(tools: MessageTools): CallHandlers<typeof supplierReviewCalls> {
  const { database, clock } = tools;
  const { db } = database;
  const letters = createLetters(tools, supplierTexts);

  async function reviewed(id: number) {
    const application = await findReviewed(db, id);
    if (!application) throw new HttpError(404, { code: 'not-found', message: 'No such application.' });
    return application;
  }

  return {
    supplierApplications: async (c) => c.json(await findApplications(db, c.req.valid('query')), 200),

    reviewApplication: async (c) => c.json(await reviewed(c.req.valid('param').id), 200),

    decideApplication: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      const { decision, seenVersion, reason } = c.req.valid('json');
      if (decision !== 'accept' && reason.length < MIN_REASON_LENGTH) throw badField('reason', 'It is too short.');
      const state = STATES[decision];
      const wanted = { id, seenVersion, state, reason: decision === 'accept' ? '' : reason, by: clientId, at: clock() };
      const { outcome } = await inTransaction(db, async (trx) => {
        const decided = await decide(trx, wanted);
        if (decided.outcome === 'decided') {
          const { email, company, ...to } = decided.to;
          await letters.keepTo(trx, [{ channel: 'mail', to: email }], {
            ...to,
            write: (texts, { linkTo }) => texts[state]({ company, reason, link: linkTo('/registrationsupplier') }),
          });
        }
        return decided;
      });
      const application = await reviewed(id);
      if (outcome === 'changed' || outcome === 'seller-known') {
        const code = outcome === 'changed' ? 'application-changed' : outcome;
        const conflict = { code, message: 'Nothing was decided.', application } as const;
        return c.json(conflict satisfies ApplicationConflict, 409);
      }
      letters.send();
      return c.json(application, 200);
    },
  };
}
