import type { ApiTransport } from './api-transport.ts';

/** How long the calls of one page may take together, in milliseconds: a visitor is not left waiting for a backend that hangs. */
const PAGE_LIMIT_MS = 2500;

export type PageDeadline = {
  /** The same transport; a call that is not answered when the page's time is over fails like one that is not reached. */
  send: ApiTransport;
  /** The page is made. */
  end: () => void;
};

/** Gives the calls of one page their time. */
export function withDeadline(transport: ApiTransport, limit = PAGE_LIMIT_MS): PageDeadline {
  const { promise: over, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting when it ends.
  over.catch(() => undefined);
  const timer = setTimeout(() => reject(new Error(`The calls of a page took more than ${limit} ms.`)), limit);
  return {
    send: async (request) => Promise.race([transport(request), over]),
    end: () => clearTimeout(timer),
  };
}
