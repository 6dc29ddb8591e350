/**
 * A result of the bench: one figure for each subject, measured side by side within the same minutes, such as `{ shop: 0.44,
 * bare: 1.02 }`, with its goals.
 */
export type Finding = {
  /** Such as `CPU per request`. */
  name: string;
  /** Such as `ms`, `KiB`, `requests/s`. */
  unit: string;
  /** Subject to its median. */
  values: Record<string, number>;
  /** Subject to its figure in each round. */
  rounds?: Record<string, number[]>;
  goals?: readonly GoalCheck[];
};

/** A goal of the project and its measured value. */
export type GoalCheck = {
  /** `G1`, `L2`, `S0`. */
  goal: string;
  /** The measured value, as a ratio or an absolute figure. */
  measured: number;
  /** The limit in words: `≤ 0.5 × bare React`. */
  wanted: string;
  isMet: boolean;
};

/**
 * How much to measure: `short` proves that a part runs, `usual` takes a reasonable time, `full` is as much as the goals
 * require.
 */
export type Size = 'short' | 'usual' | 'full';

export type PartOptions = {
  size: Size;
  rounds: number;
  /** Seconds per round. */
  seconds: number;
  /** Seconds of load before the first round. */
  warmUpSeconds: number;
  /** Also measure the installed peers. */
  withPeers: boolean;
};

/** One part of the bench: measures its subjects in turn and returns its findings. */
export type Part = (options: PartOptions) => Promise<Finding[]>;

/** `what`: the unit of the limit, such as `× bare React` or `KiB`. A value that is not a number does not meet the goal. */
export function atMost(goal: string, measured: number, limit: number, what: string): GoalCheck {
  return { goal, measured, wanted: `≤ ${limit} ${what}`, isMet: measured <= limit };
}

export function atLeast(goal: string, measured: number, limit: number, what: string): GoalCheck {
  return { goal, measured, wanted: `≥ ${limit} ${what}`, isMet: measured >= limit };
}

/** The middle value; for an even number of values the upper of the two middle ones. NaN for none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Makes a finding from the rounds of each subject. */
export function findingOf(name: string, unit: string, rounds: Record<string, number[]>): Finding {
  const values = Object.fromEntries(Object.entries(rounds).map(([subject, figures]) => [subject, median(figures)]));
  return { name, unit, values, rounds };
}

/** The ratio of two subjects' figures; NaN where one was not measured. */
export function ratioOf({ values }: Finding, subject: string, of: string): number {
  return (values[subject] ?? Number.NaN) / (values[of] ?? Number.NaN);
}
