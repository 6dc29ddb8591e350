import type { companyLookupCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { isInn } from '../../platform/values/tax-number.ts';
import { FinderFailed, type CompanyFinder } from './company-finder.ts';

/** The tools of handlers that look companies up; without a finder nothing is found. */
export type CompanyLookupTools = CallTools & { companyFinder: CompanyFinder | undefined };

const unavailable = () => new HttpError(503, { code: 'unavailable', message: 'No company can be looked up now.' });

export function companyLookupHandlers({
  companyFinder,
  log,
}: CompanyLookupTools): CallHandlers<typeof companyLookupCalls> {
  return {
    findCompany: async (c) => {
      const { inn } = c.req.valid('query');
      if (!isInn(inn)) throw badField('inn', 'Its check digits are wrong.');
      if (!companyFinder) throw unavailable();
      const facts = await companyFinder.byInn(inn).catch((error: unknown) => {
        if (!(error instanceof FinderFailed)) throw error;
        log.warn({ reason: error.message }, 'no company was looked up');
        throw unavailable();
      });
      if (!facts) throw new HttpError(404, { code: 'not-found', message: 'Nobody has this number.' });
      return c.json(facts, 200);
    },
  };
}
