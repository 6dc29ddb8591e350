import { setTimeout } from 'node:timers/promises';
import type { PlainResponses } from './plain-response.ts';

export type ReadinessOptions = {
  /** Makes a call that reads the database; resolves to whether the backend can respond. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** Whether the process is about to exit. */
  isClosing: () => boolean;
  plain: PlainResponses;
  now?: () => number;
};

/** Timeout for the backend, and how long its result is reused. */
const LIMIT_MS = 1000;
const RETRY_AFTER = { 'retry-after': '5' };

/** Responds to `/ready`: 200 if visitors may be sent here, otherwise 503 (F5). Asks the backend at most once a second. */
export function createReadiness({ ask, isClosing, plain, now = () => performance.now() }: ReadinessOptions) {
  let answer: Promise<boolean> | undefined;
  let askedAt = 0;

  async function askInTime(): Promise<boolean> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    try {
      return await Promise.race([ask(signal), setTimeout(LIMIT_MS, false, { ref: false })]);
    } catch {
      return false;
    }
  }

  return async (): Promise<Response> => {
    if (isClosing()) return plain.json(503, { status: 'closing' }, RETRY_AFTER);
    if (answer === undefined || now() - askedAt >= LIMIT_MS) {
      askedAt = now();
      answer = askInTime();
    }
    return (await answer)
      ? plain.json(200, { status: 'ready' })
      : plain.json(503, { status: 'no backend' }, RETRY_AFTER);
  };
}
