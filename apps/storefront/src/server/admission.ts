import { systemClock, type TurnClock } from './turn-clock.ts';
import { createWaitingLine, type LineLimits } from './waiting-line.ts';

export type AdmissionLimits = LineLimits & {
  /** A refusal is held back for so many milliseconds: who asks again at once takes less of the time that answers need. */
  refusalMs: number;
};

/** A person rather waits a second than sees a refusal; a second of waiting is also soon made up for. */
const LIMITS: AdmissionLimits = {
  maxRunning: 500,
  minWaiting: 64,
  maxWaiting: 1000,
  turnMs: 5,
  passingWaitMs: 2000,
  stayingWaitMs: 1000,
  stayingAfterMs: 1000,
  lateMs: 5000,
  refusalMs: 30,
};

type Answer = (request: Request) => Promise<Response>;

export type Admission = {
  /** The same work behind the gate: 503 where the process has more to do than it can. */
  guard: (work: Answer) => Answer;
  /** Work that holds no place until it has answered: what reads a body that may come slowly must not shut out everybody. */
  guardBeginning: (work: Answer) => Answer;
};

/**
 * A gate in front of the work that costs time. It lets requests in one by one as long as the turn of the event loop is
 * short; the rest stands in line, and who would wait too long is told so soon. Without a crowd a request passes at once.
 */
export function createAdmission(limits: Partial<AdmissionLimits> = {}, clock: TurnClock = systemClock): Admission {
  const all = { ...LIMITS, ...limits };
  const line = createWaitingLine(all, clock);
  let refusals = 0;

  async function refuse(): Promise<Response> {
    if (refusals < all.maxWaiting) {
      refusals++;
      await new Promise<void>((resolve) => void clock.after(all.refusalMs, resolve));
      refusals--;
    }
    return busy();
  }

  /** Waits until the request may begin, or until it is refused. */
  async function wait(request: Request): Promise<Response | undefined> {
    const outcome = await line.join();
    if (outcome === 'full') return refuse();
    if (outcome === 'late') return busy();
    if (request.signal.aborted) line.leave();
    // A visitor who has given up meanwhile costs nothing more.
    request.signal.throwIfAborted();
    return undefined;
  }

  return {
    guard: (work) => async (request) => {
      const refusal = line.pass() ? undefined : await wait(request);
      if (refusal) return refusal;
      try {
        return await work(request);
      } finally {
        line.leave();
      }
    },
    guardBeginning: (work) => async (request) => {
      const refusal = line.pass() ? undefined : await wait(request);
      if (refusal) return refusal;
      const answer = Promise.try(work, request);
      line.leave();
      return answer;
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
