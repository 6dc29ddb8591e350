import { setTimeout as delay } from 'node:timers/promises';
import { createTurns, type InTurn } from './turns.ts';

export type PaceLimits = {
  /** From one beginning to the next of the same subject, in milliseconds. */
  everyMs: number;
  /** Beginnings of one subject that wait; one more throws TooManyWaiting. */
  maxWaiting: number;
};

/** Resolves when the next work of a subject, such as an address, may begin. */
export type Pace = (subject: string) => Promise<void>;

/**
 * Lets each subject begin at a pace that no person reaches, so that one program takes little of what all share. Who comes at his
 * leisure never waits.
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
