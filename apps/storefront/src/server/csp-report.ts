import { z } from 'zod';
import { loggedPath } from '@partshop/api/serving';
import type { PlainResponses } from './plain-response.ts';
import { readBody } from './read-body.ts';
import { createMinuteLimit } from './report-limit.ts';

/** What the log keeps of a report: never page content, never a query string. */
export type Violation = { directive: string; blocked: string; document: string };

export type ReportTaker = (request: Request, address: string) => Promise<Response>;

type Options = { plain: PlainResponses; onViolation: (violation: Violation) => void; now?: () => number };

const MAX_BYTES = 8 * 1024;
const PER_MINUTE = 10;
/** Limit for one body: a browser sends several reports together. */
const MAX_REPORTS = 5;

const text = z.string().max(4096).default('');

/** The format of `report-uri`: one report. */
const OldReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
  }),
});

/** The format of `report-to`: a list of reports of any type. */
const NewReports = z.array(
  z.object({
    type: z.string(),
    body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text }).catch({
      documentURL: '',
      blockedURL: '',
      effectiveDirective: '',
    }),
  }),
);

const READERS: Record<string, (body: unknown) => Violation[]> = {
  'application/csp-report': (body) => {
    const { 'csp-report': report } = OldReport.parse(body);
    const directive = report['effective-directive'] || report['violated-directive'];
    return [violationOf(directive, report['blocked-uri'], report['document-uri'])];
  },
  'application/reports+json': (body) =>
    NewReports.parse(body)
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, MAX_REPORTS)
      .map(({ body: report }) => violationOf(report.effectiveDirective, report.blockedURL, report.documentURL)),
};

/** Accepts the browsers' reports of policy violations: up to 8 KiB, ten a minute per IP. Rejects the rest. */
export function createReportTaker({ plain, onViolation, now }: Options): ReportTaker {
  const mayReport = createMinuteLimit(PER_MINUTE, now);
  return async (request, clientIp) => {
    if (request.method !== 'POST') return plain.text(405, 'Method not allowed', { allow: 'POST' });
    const read = READERS[request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''];
    if (!read) return plain.text(415, 'Send a report.');
    if (!mayReport(clientIp)) return plain.text(429, 'Too many reports.', { 'retry-after': '60' });
    const body = await readBody(request, MAX_BYTES);
    if (!body) return plain.text(413, 'The report is too large.');
    try {
      for (const violation of read(JSON.parse(new TextDecoder().decode(body)))) onViolation(violation);
    } catch {
      return plain.text(400, 'This is no report.');
    }
    return plain.empty(204);
  };
}

function violationOf(directive: string, blocked: string, document: string): Violation {
  return { directive: wordOf(directive), blocked: originOf(blocked), document: loggedPath(document) };
}

/** The first word, if it looks like a directive. */
const wordOf = (value: string): string => /^[a-z-]{1,40}\b/.exec(value)?.[0] ?? '?';

/** An origin, or a keyword such as `inline`; only the scheme of `data:` and similar URLs. */
function originOf(value: string): string {
  if (!URL.canParse(value)) return wordOf(value);
  const { origin, protocol } = new URL(value);
  return origin === 'null' ? protocol : origin.slice(0, 200);
}
