/**
 * Overload protection. It limits the work that costs CPU time: rendering pages and sitemaps, and starting calls. A request starts at
 * once while the current tick of the event loop has time left (`tickMs`) and fewer than `maxRunning` requests run. Otherwise
 * it waits in a queue, first come, first served (`request-queue.ts`). The queue's drain rate (`drain-rate.ts`) tells how long a
 * new request would wait: if that is too long, the visitor gets 503 with `Retry-After` after a short delay; so does a visitor
 * whose queued request could not start within `lateMs`. Built files and cached pages are served without admission.
 */
import { systemClock, type Clock } from './clock.ts';
import { createRequestQueue, type QueueLimits } from './request-queue.ts';

export type AdmissionLimits = QueueLimits & {
  /** A rejection is delayed by so many milliseconds, so that a client that retries at once costs less CPU time. */
  refusalMs: number;
};

/** A visitor would rather wait a second than get an error, and the queue makes up for a second soon. */
const LIMITS: AdmissionLimits = {
  maxRunning: 500,
  minWaiting: 64,
  maxWaiting: 1000,
  tickMs: 5,
  burstWaitMs: 2000,
  overloadWaitMs: 1000,
  overloadAfterMs: 1000,
  lateMs: 5000,
  refusalMs: 30,
};

type Handler = (request: Request) => Promise<Response>;

export type Admission = {
  /** Runs the handler when the request is admitted; the request holds its slot until the response. Responds 503 under overload. */
  guard: (handle: Handler) => Handler;
  /** The same, but the slot is free once the handler has started: a body that arrives slowly must not block other requests. */
  guardStart: (handle: Handler) => Handler;
};

export function createAdmission(limits: Partial<AdmissionLimits> = {}, clock: Clock = systemClock): Admission {
  const all = { ...LIMITS, ...limits };
  const queue = createRequestQueue(all, clock);
  /** Rejections that are being delayed. */
  let refusals = 0;

  async function refuse(): Promise<Response> {
    if (refusals < all.maxWaiting) {
      refusals++;
      await new Promise<void>((resolve) => void clock.after(all.refusalMs, resolve));
      refusals--;
    }
    return busy();
  }

  /** Waits until the request is admitted; returns the response to a rejected one. */
  async function wait(request: Request): Promise<Response | undefined> {
    const outcome = await queue.wait();
    if (outcome === 'full') return refuse();
    if (outcome === 'late') return busy();
    if (request.signal.aborted) queue.leave();
    // The visitor has aborted the request meanwhile.
    request.signal.throwIfAborted();
    return undefined;
  }

  return {
    guard: (handle) => async (request) => {
      const refusal = queue.tryAdmit() ? undefined : await wait(request);
      if (refusal) return refusal;
      try {
        return await handle(request);
      } finally {
        queue.leave();
      }
    },
    guardStart: (handle) => async (request) => {
      const refusal = queue.tryAdmit() ? undefined : await wait(request);
      if (refusal) return refusal;
      const response = Promise.try(handle, request);
      queue.leave();
      return response;
    },
  };
}

function busy(): Response {
  return new Response('The shop is very busy. Please try again in a few seconds.', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'retry-after': '5',
    },
  });
}
