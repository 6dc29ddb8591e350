import type { ApiTransport } from './api-transport.ts';

export type PageTimes = {
  /** How long all calls of one page may take together, in milliseconds. */
  pageMs: number;
  /** The same for the calls of a form, before its page is loaded: an aborted change would leave the visitor in doubt. */
  formMs: number;
};

export const PAGE_TIMES: PageTimes = { pageMs: 2500, formMs: 10_000 };

/** After its calls have failed, a page has this share of its time to handle the failure. */
const LAST_SHARE = 0.1;

export type PageDeadline = {
  /** The same transport, but a call that has not responded in time fails. */
  send: ApiTransport;
  /** Call when the form is done: its page gets its own time from now on. */
  formDone: () => void;
  /** The result of `load`; null where it is not there shortly after the time for calls is over. */
  within: <Result>(load: Promise<Result>) => Promise<Result | null>;
};

/** Limits the time of one page, or of a form and then its page. */
export function withDeadline(transport: ApiTransport, times: PageTimes, isForm: boolean): PageDeadline {
  const late = Promise.withResolvers<null>();
  let isEnded = false;
  let phase = begin(isForm ? times.formMs : times.pageMs);

  function begin(limit: number) {
    const calls = new AbortController();
    const over = Promise.withResolvers<never>();
    // Avoids an unhandled rejection when no call is running.
    over.promise.catch(() => undefined);
    let timer = setTimeout(() => {
      over.reject(new Error(`The calls of a page took more than ${limit} ms.`));
      calls.abort();
      timer = setTimeout(() => late.resolve(null), limit * LAST_SHARE);
    }, limit);
    return { signal: calls.signal, over: over.promise, end: () => clearTimeout(timer) };
  }

  return {
    send: async (request) => Promise.race([transport(request, phase.signal), phase.over]),
    formDone() {
      phase.end();
      if (!isEnded) phase = begin(times.pageMs);
    },
    within: async (load) =>
      Promise.race([load, late.promise]).finally(() => {
        isEnded = true;
        phase.end();
      }),
  };
}
