import { setTimeout as delay } from 'node:timers/promises';
import { createTurns, type InTurn } from './turns.ts';

export type PaceLimits = {
  /** Milliseconds between two starts of one subject. */
  everyMs: number;
  /** The most waiting calls of one subject; one more throws TooManyWaiting. */
  maxWaiting: number;
};

/** Resolves when the next call of a subject, such as an address, may start. */
export type Pace = (subject: string) => Promise<void>;

/**
 * Throttles each subject: its calls start at intervals that no person reaches, so that one program takes little of what
 * all share. The first call starts at once.
 */
export function createPace(
  { everyMs, maxWaiting }: PaceLimits,
  wait: (milliseconds: number) => Promise<unknown> = delay,
): Pace {
  const lines = new Map<string, { inTurn: InTurn; size: number }>();
  return async (subject) => {
    const line = lines.get(subject) ?? { inTurn: createTurns({ atOnce: 1, maxWaiting }), size: 0 };
    lines.set(subject, line);
    line.size += 1;
    const leave = () => {
      line.size -= 1;
      if (line.size === 0) lines.delete(subject);
    };
    await new Promise<void>((begin, refuse) => {
      line
        .inTurn(async () => {
          begin();
          await wait(everyMs);
        })
        .catch(refuse)
        .finally(leave);
    });
  };
}
