/** §8: sends uncaught errors of the browser to /saveerror, with the document's language (§7). Works before the app has started, and also when it never starts. */

/** Limits the reports of a page that fails again and again (D48). */
const MAX_REPORTS = 5;
const MAX_TEXT = 300;
const MAX_STACK = 2000;
/** The server's limit for the body. */
const MAX_BYTES = 8192;

const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi;
/** Phone numbers, order numbers, card numbers, VINs: long runs that are mostly digits. */
const LONG_NUMBER = /\+?\d[\d\s().-]{5,}\d/g;
const QUERY = /\?[^\s"')]*/g;

/** Removes personal data: query strings, mail addresses, long numbers. */
export function cutPersonal(text: string): string {
  return text.replaceAll(QUERY, '').replaceAll(EMAIL, '[mail]').replaceAll(LONG_NUMBER, '[number]');
}

type Fault = { message: string; filename: string; line: number; stack: string };

function faultOf(event: ErrorEvent | PromiseRejectionEvent): Fault | null {
  const reason: unknown = 'reason' in event ? event.reason : event.error;
  // The visitor left the page and so aborted its requests.
  if (reason instanceof DOMException && reason.name === 'AbortError') return null;
  const error = reason instanceof Error ? reason : null;
  const text = 'message' in event ? event.message : String(reason);
  return {
    message: error ? `${error.name}: ${error.message}` : text,
    filename: 'filename' in event ? event.filename : '',
    line: 'lineno' in event ? event.lineno : 0,
    stack: error?.stack ?? '',
  };
}

/** The fields of §3 for an error on a page. */
export function reportOf({ message, filename, line, stack }: Fault, page: string): URLSearchParams {
  const text = cutPersonal(message).slice(0, MAX_TEXT);
  const raw = { message: text, filename: cutPersonal(filename).slice(0, MAX_TEXT), stack: stackOf(stack) };
  const report = new URLSearchParams({
    error: text,
    url: cutPersonal(page).slice(0, MAX_TEXT),
    lineNumber: String(line),
    raw: JSON.stringify(raw),
  });
  // Characters outside ASCII take six bytes each when they are URL-encoded.
  if (report.toString().length > MAX_BYTES) report.set('raw', JSON.stringify({ ...raw, stack: '' }));
  return report;
}

/** Keeps the line and column numbers of a stack. */
function stackOf(stack: string): string {
  return stack.replaceAll(QUERY, '').replaceAll(EMAIL, '[mail]').slice(0, MAX_STACK);
}

/** Starts to listen for errors. Sends each error once; logs a failed report to the console only. */
export function reportErrors(target: Window, send: typeof fetch = fetch): void {
  const sent = new Set<string>();
  const report = (event: ErrorEvent | PromiseRejectionEvent) => {
    const fault = faultOf(event);
    if (!fault || sent.size >= MAX_REPORTS) return;
    const key = `${fault.message}\n${fault.stack.split('\n', 3).join('\n')}`;
    if (sent.has(key)) return;
    sent.add(key);
    const body = reportOf(fault, target.location.origin + target.location.pathname);
    const address = `/saveerror?lang=${target.document.documentElement.lang}`;
    // oxlint-disable-next-line no-console -- §8: a failure is only logged to the console
    send(address, { method: 'POST', body, keepalive: true }).catch((error: unknown) => console.log(error));
  };
  target.addEventListener('error', report);
  target.addEventListener('unhandledrejection', report);
}
