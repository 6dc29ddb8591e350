import { createPace, type Pace, type PaceLimits } from './pace.ts';

export type Paces = {
  /** Resolves when the next work of a subject may begin, at the pace of this name; throws TooManyWaiting where too many wait. */
  keep: (pace: PaceLimits & { name: string }, subject: string) => Promise<void>;
};

/** Paces by their names: works of one name keep one pace together. */
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
