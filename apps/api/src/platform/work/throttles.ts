import { createPace, type Pace, type PaceLimits } from './pace.ts';

export type Paces = {
  /** Resolves when the subject's next call under this name may start; throws TooManyWaiting when too many wait. */
  keep: (pace: PaceLimits & { name: string }, subject: string) => Promise<void>;
};

/** Throttles by name: calls with one name share one throttle. */
export function createPaces(): Paces {
  const paces = new Map<string, Pace>();
  return {
    async keep({ name, ...limits }, subject) {
      const pace = paces.get(name) ?? createPace(limits);
      paces.set(name, pace);
      await pace(subject);
    },
  };
}
