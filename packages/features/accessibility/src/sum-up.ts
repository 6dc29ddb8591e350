import type { SuccessCriterion } from './success-criteria.ts';

/** What the run of axe over the stories found in a component; `lastRun` is a day, or null before the first run. */
export type ComponentResult = {
  version: string;
  lastRun: string | null;
  stories: number;
  checked: Partial<Record<string, number>>;
  violated: Partial<Record<string, number>>;
};

/** The numbers of components and of their stories. */
type Extent = { components: number; stories: number };

/** A criterion that axe found something to check for; `violated` is the number of stories. */
type CriterionSum = Extent & { violated: number };

export type State = 'absent' | 'violated' | 'clean' | 'unchecked';

/** Sums up a criterion over the components; null where axe had nothing to check. */
export function sumOf(components: readonly ComponentResult[], number: string): CriterionSum | null {
  const own = components.filter(({ checked }) => (checked[number] ?? 0) > 0);
  if (own.length === 0) return null;
  return {
    components: own.length,
    stories: total(own.map(({ checked }) => checked[number])),
    violated: total(own.map(({ violated }) => violated[number])),
  };
}

/** A criterion that no check looks at is unchecked, whatever its neighbours are. */
export function stateOf({ absent, by = [] }: SuccessCriterion, sum: CriterionSum | null): State {
  if (absent) return 'absent';
  if (sum && sum.violated > 0) return 'violated';
  return sum || by.length > 0 ? 'clean' : 'unchecked';
}

/** The day of the last run of any component; null if there was none. */
export const lastRunOf = (components: readonly ComponentResult[]): string | null =>
  components
    .flatMap(({ lastRun }) => lastRun ?? [])
    .toSorted()
    .at(-1) ?? null;

export const violationsOf = ({ violated }: ComponentResult): number => total(Object.values(violated));

const total = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
