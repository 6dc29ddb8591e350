/** §8: an uncaught error of the browser goes to /saveerror. Works before the app has started and when it never does. */

/** A page that fails again and again says it so often and no more (D48). */
const MAX_REPORTS = 5;
const MAX_TEXT = 300;
const MAX_STACK = 2000;
/** What the server takes. */
const MAX_BYTES = 8192;

const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi;
/** Phones, orders, cards, VINs: whatever is long and mostly digits. */
const LONG_NUMBER = /\+?\d[\d\s().-]{5,}\d/g;
const QUERY = /\?[^\s"')]*/g;

/** Without what could name a person: queries of addresses, mail addresses, long numbers. */
export function cutPersonal(text: string): string {
  return text.replaceAll(QUERY, '').replaceAll(EMAIL, '[mail]').replaceAll(LONG_NUMBER, '[number]');
}

type Fault = { message: string; filename: string; line: number; stack: string };

function faultOf(event: ErrorEvent | PromiseRejectionEvent): Fault | null {
  const reason: unknown = 'reason' in event ? event.reason : event.error;
  // Whoever left a page gave up what it was loading.
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

/** The fields of §3 for a fault on a page. */
export function reportOf({ message, filename, line, stack }: Fault, page: string): URLSearchParams {
  const text = cutPersonal(message).slice(0, MAX_TEXT);
  const raw = { message: text, filename: cutPersonal(filename).slice(0, MAX_TEXT), stack: stackOf(stack) };
  const report = new URLSearchParams({
    error: text,
    url: cutPersonal(page).slice(0, MAX_TEXT),
    lineNumber: String(line),
    raw: JSON.stringify(raw),
  });
  // Signs outside ASCII take six bytes each on the way.
  if (report.toString().length > MAX_BYTES) report.set('raw', JSON.stringify({ ...raw, stack: '' }));
  return report;
}

/** Line and column numbers of a stack stay. */
function stackOf(stack: string): string {
  return stack.replaceAll(QUERY, '').replaceAll(EMAIL, '[mail]').slice(0, MAX_STACK);
}

/** Listens from now on. Each fault is sent once; that a report could not be sent is only said in the console. */
export function reportErrors(target: Window, send: typeof fetch = fetch): void {
  const sent = new Set<string>();
  const report = (event: ErrorEvent | PromiseRejectionEvent) => {
    const fault = faultOf(event);
    if (!fault || sent.size >= MAX_REPORTS) return;
    const key = `${fault.message}\n${fault.stack.split('\n', 3).join('\n')}`;
    if (sent.has(key)) return;
    sent.add(key);
    const body = reportOf(fault, target.location.origin + target.location.pathname);
    // oxlint-disable-next-line no-console -- §8: a failure is only logged to the console
    send('/saveerror', { method: 'POST', body, keepalive: true }).catch((error: unknown) => console.log(error));
  };
  target.addEventListener('error', report);
  target.addEventListener('unhandledrejection', report);
}
