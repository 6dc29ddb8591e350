import type { ApiTransport } from './api-transport.ts';

export type PageTimes = {
  /** How long the calls of one page may take together, in milliseconds: a visitor is not left waiting for a backend that hangs. */
  pageMs: number;
  /** The same for what a form asks for, before its page is loaded: a change that is given up too soon leaves its sender in doubt. */
  formMs: number;
};

export const PAGE_TIMES: PageTimes = { pageMs: 2500, formMs: 10_000 };

/** Who is told that a call has failed has a tenth of the page's time to make something of it. */
const LAST_SHARE = 0.1;

export type PageDeadline = {
  /** The same transport; a call that is not answered when the time is over fails like one that is not reached. */
  send: ApiTransport;
  /** The form is done: its page has its own time from now on. */
  formDone: () => void;
  /** What `load` gives; null where it is not there when its calls are over, whatever else it waits for. */
  within: <Result>(load: Promise<Result>) => Promise<Result | null>;
};

/** Gives one page, or a form and then its page, their time. */
export function withDeadline(transport: ApiTransport, times: PageTimes, isForm: boolean): PageDeadline {
  const late = Promise.withResolvers<null>();
  let isEnded = false;
  let phase = begin(isForm ? times.formMs : times.pageMs);

  function begin(limit: number) {
    const calls = new AbortController();
    const over = Promise.withResolvers<never>();
    // Nobody may be waiting when it ends.
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
