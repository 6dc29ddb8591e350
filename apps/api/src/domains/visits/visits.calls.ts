import { calls } from '@partshop/api-client/contract';
import { createRateLimits } from '../../platform/limits/rate-limits.ts';
import { keepErrorReport, logVisit } from './visit-log.queries.ts';
import { cutPersonalData } from './cut-personal-data.rules.ts';
import { readErrorReport } from './error-report.rules.ts';
import { isStaff } from '../../platform/sessions/rights.ts';
import { isPersonalPath, visitedAddress } from './visited-address.rules.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { refuseTooMany } from '../../platform/limits/too-many.ts';

const MINUTE = 60;
const LIMITS = {
  visitBySession: { tries: 60, seconds: MINUTE },
  visitByAddress: { tries: 60, seconds: MINUTE },
  /** S13. */
  errorByAddress: { tries: 10, seconds: MINUTE },
} as const;

const MAX_TITLE = 200;
const MAX_BROWSER = 100;

/** What browsers tell of a visit (P11) and of their errors (D48). Nothing here says who it was. */
export function addVisitCalls(app: ApiApp, { database: { db }, clock, log, sessions, addressOf }: CallTools): void {
  const limits = createRateLimits(db, LIMITS);

  /** Counts a visit, and tells as whom it was made. */
  async function countVisit(c: ApiContext): Promise<string> {
    const session = await sessions.find(c);
    const subject = session
      ? (['visitBySession', session.id] as const)
      : (['visitByAddress', addressOf(c.req.raw)] as const);
    refuseTooMany(c, await limits.take(clock(), subject));
    if (!session?.viewer) return 'anonymous';
    return isStaff(session.viewer) ? 'staff' : 'client';
  }

  app.openapi(calls.searchTimingSave, async (c) => {
    const role = await countVisit(c);
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
  });

  app.openapi(calls.clientRequestSave, async (c) => {
    const role = await countVisit(c);
    const { RequestUrl, PageTitle } = c.req.valid('json');
    const { path, searchLength } = visitedAddress(RequestUrl);
    const title = isPersonalPath(path) ? '' : cutPersonalData(PageTitle).slice(0, MAX_TITLE);
    await logVisit(db, { kind: 'page', at: clock(), role, path, search_length: searchLength, title });
    return c.json({ ok: true as const }, 200);
  });

  app.openapi(calls.saveError, async (c) => {
    refuseTooMany(c, await limits.take(clock(), ['errorByAddress', addressOf(c.req.raw)]));
    const report = readErrorReport(c.req.valid('form'));
    const { error, path, lineNumber, raw } = report;
    await keepErrorReport(db, report, clock());
    log.warn({ error, path, lineNumber, ...(raw && { raw }) }, 'error in a browser');
    return c.json({ ok: true as const }, 200);
  });
}
