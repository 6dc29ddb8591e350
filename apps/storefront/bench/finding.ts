/**
 * What a part of the bench found: one figure for each subject that was measured side by side in the same minutes, such as
 * `{ shop: 0.44, bare: 1.02 }`, and what a goal says of them.
 */
export type Finding = {
  /** Such as `CPU per request`. */
  name: string;
  /** Such as `ms`, `KiB`, `requests/s`. */
  unit: string;
  /** Subject to its median. */
  values: Record<string, number>;
  /** Subject to what each round gave, in the order of the rounds. */
  rounds?: Record<string, number[]>;
  goals?: readonly GoalCheck[];
};

/** A goal of the project held against what was measured. */
export type GoalCheck = {
  /** `G1`, `L2`, `S0`. */
  goal: string;
  /** What was measured, as a ratio or a plain figure. */
  measured: number;
  /** What it has to be, in words: `≤ 0.5 × bare React`. */
  wanted: string;
  isMet: boolean;
};

/** How much is measured: that a part runs, what is worth waiting for, or as much as the goals say. */
export type Size = 'short' | 'usual' | 'full';

export type PartOptions = {
  size: Size;
  rounds: number;
  /** Seconds a round. */
  seconds: number;
  /** Also measure the peers that were installed. */
  withPeers: boolean;
};

/** One part of the bench: measures its subjects in turn and tells what it found. */
export type Part = (options: PartOptions) => Promise<Finding[]>;

/** `what` says of what the limit is: `× bare React`, `KiB`. What could not be measured is not met. */
export function atMost(goal: string, measured: number, limit: number, what: string): GoalCheck {
  return { goal, measured, wanted: `≤ ${limit} ${what}`, isMet: measured <= limit };
}

export function atLeast(goal: string, measured: number, limit: number, what: string): GoalCheck {
  return { goal, measured, wanted: `≥ ${limit} ${what}`, isMet: measured >= limit };
}

/** The middle one; of an even number of values the upper of the two. NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A finding of what each round gave: subject to its rounds. */
export function findingOf(name: string, unit: string, rounds: Record<string, number[]>): Finding {
  const values = Object.fromEntries(Object.entries(rounds).map(([subject, figures]) => [subject, median(figures)]));
  return { name, unit, values, rounds };
}

/** How many times one subject's figure is the other's; NaN where one of the two was not measured. */
export function ratioOf({ values }: Finding, subject: string, of: string): number {
  return (values[subject] ?? Number.NaN) / (values[of] ?? Number.NaN);
}
