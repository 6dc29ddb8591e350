import { createThrottle, type Throttle, type ThrottleLimits } from './throttle.ts';

export type Throttles = {
  /** Resolves when the subject's next call under this name may start; throws TooManyWaiting when too many wait. */
  wait: (throttle: ThrottleLimits & { name: string }, subject: string) => Promise<void>;
};

/** Throttles by name: calls with one name share one throttle. */
export function createThrottles(): Throttles {
  const throttles = new Map<string, Throttle>();
  return {
    async wait({ name, ...limits }, subject) {
      const throttle = throttles.get(name) ?? createThrottle(limits);
      throttles.set(name, throttle);
      await throttle(subject);
    },
  };
}
