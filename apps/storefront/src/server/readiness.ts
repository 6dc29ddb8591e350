import { setTimeout } from 'node:timers/promises';
import type { PlainAnswers } from './plain-answer.ts';

export type ReadinessOptions = {
  /** Resolves where the backend can answer; a call that reads the database. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** Whether the process is about to end. */
  isClosing: () => boolean;
  plain: PlainAnswers;
  now?: () => number;
};

/** A backend that has not answered by then is not there; what it said holds as long. */
const LIMIT_MS = 1000;
const RETRY_AFTER = { 'retry-after': '5' };

/** Answers `/ready`: 200 where visitors may be sent here, else 503 (F5). However often it is asked, the backend hears it once a second. */
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
