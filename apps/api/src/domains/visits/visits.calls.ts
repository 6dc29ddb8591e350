import type { visitsCalls } from '@partshop/api-client/contract';
import { keepErrorReport, logVisit } from './visit-log.queries.ts';
import { cutPersonalData } from './cut-personal-data.rules.ts';
import { readErrorReport } from './error-report.rules.ts';
import { isStaff } from '../../platform/sessions/rights.ts';
import { isPersonalPath, visitedAddress } from './visited-address.rules.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { ViewTools } from '../position-days/index.ts';

const MAX_TITLE = 200;
const MAX_BROWSER = 100;

/** Endpoints for visits (P11) and browser errors (D48). Neither stores who the visitor was. */
export function visitsHandlers({
  database: { db },
  clock,
  log,
  sessions,
  views,
}: ViewTools): CallHandlers<typeof visitsCalls> {
  /** The role to log. */
  async function roleOf(c: ApiContext): Promise<string> {
    const currentUser = (await sessions.find(c))?.currentUser;
    if (!currentUser) return 'anonymous';
    return isStaff(currentUser) ? 'staff' : 'client';
  }

  return {
    searchTimingSave: async (c) => {
      const role = await roleOf(c);
      const { PageUrl, UserAgentName, ElapsedTime } = c.req.valid('json');
      const { path, searchLength } = visitedAddress(PageUrl);
      await logVisit(db, {
        kind: 'search-timing',
        at: clock(),
        role,
        path,
        search_length: searchLength,
        elapsed_ms: Math.round(ElapsedTime),
        browser: cutPersonalData(UserAgentName).slice(0, MAX_BROWSER),
      });
      return c.json({ ok: true as const }, 200);
    },

    clientRequestSave: async (c) => {
      const role = await roleOf(c);
      const { RequestUrl, PageTitle } = c.req.valid('json');
      const { path, searchLength } = visitedAddress(RequestUrl);
      const title = isPersonalPath(path) ? '' : cutPersonalData(PageTitle).slice(0, MAX_TITLE);
      await logVisit(db, { kind: 'page', at: clock(), role, path, search_length: searchLength, title });
      if (role !== 'staff') views.saw(RequestUrl);
      return c.json({ ok: true as const }, 200);
    },

    saveError: async (c) => {
      const report = readErrorReport(c.req.valid('form'));
      const { error, path, lineNumber, raw } = report;
      await keepErrorReport(db, report, clock());
      log.warn({ error, path, lineNumber, ...(raw && { raw }) }, 'error in a browser');
      return c.json({ ok: true as const }, 200);
    },
  };
}
