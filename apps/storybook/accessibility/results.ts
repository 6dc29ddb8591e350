/** The number of stories by the number of a success criterion, such as 1.4.3. */
type StoriesByCriterion = Record<string, number>;

/** `checked`: the stories in which a rule of the criterion had something to check; `violated`: those in which one found a violation. */
export type ComponentRun = { stories: number; checked: StoriesByCriterion; violated: StoriesByCriterion };

/** A run of stories; `day` is such as 2026-11-27, `engine` the version of axe. */
export type Run = { day: string; engine: string; components: Record<string, ComponentRun> };

/** The last run of a component; null for one that has not run yet. */
type ComponentResult = ComponentRun & { version: string; lastRun: string | null };

export type Results = { engine: string; components: Record<string, ComponentResult> };

const NOT_RUN: ComponentRun = { stories: 0, checked: {}, violated: {} };

/**
 * The results with those of a run. `known` has the components with their versions: one that is not among them is dropped, and one
 * that has not run yet is listed without a run.
 */
export function withRun(before: Results, run: Run, known: ReadonlyMap<string, string>): Results {
  const components = [...known.keys()].toSorted().map((title): [string, ComponentResult] => {
    const version = known.get(title) ?? '';
    const now = run.components[title];
    const result = now ? { ...now, version, lastRun: run.day } : before.components[title];
    return [title, sorted(result ?? { ...NOT_RUN, version, lastRun: null })];
  });
  return { engine: run.engine || before.engine, components: Object.fromEntries(components) };
}

function sorted({ version, lastRun, stories, checked, violated }: ComponentResult): ComponentResult {
  return { version, lastRun, stories, checked: byNumber(checked), violated: byNumber(violated) };
}

/** In the order of the standard: 1.4.3 before 1.4.12. */
function byNumber(stories: StoriesByCriterion): StoriesByCriterion {
  const numeric = new Intl.Collator('en', { numeric: true });
  return Object.fromEntries(Object.entries(stories).toSorted(([one], [other]) => numeric.compare(one, other)));
}

/** How the list of components differs from that of the results; empty where it does not. */
export function staleComponents({ components }: Results, known: ReadonlyMap<string, string>): string[] {
  const missing = [...known.keys()].filter((title) => !(title in components)).map((title) => `${title} is missing`);
  const gone = Object.keys(components).filter((title) => !known.has(title));
  return [...missing, ...gone.map((title) => `${title} has no stories any more`)];
}
