/** What axe found in one story: the rules that had something to check, by outcome. */
export type RuleOutcomes = { engine: string; passed: string[]; violated: string[]; criteria: Record<string, string[]> };

type Rule = { id: string; tags: readonly string[] };

/** A result of axe, as far as it is read here. */
export type AxeResult = { testEngine: { version: string }; passes: readonly Rule[]; violations: readonly Rule[] };

declare module 'vitest' {
  interface TaskMeta {
    accessibility?: RuleOutcomes;
  }
}

export function outcomesOf({ testEngine, passes, violations }: AxeResult): RuleOutcomes {
  return {
    engine: testEngine.version,
    passed: passes.map(({ id }) => id),
    violated: violations.map(({ id }) => id),
    criteria: Object.fromEntries([...passes, ...violations].map(({ id, tags }) => [id, criteriaOf(tags)])),
  };
}

/** The numbers of the success criteria among the tags of a rule: `wcag143` is 1.4.3, `wcag1412` is 1.4.12. */
export function criteriaOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return principle && guideline && criterion ? [`${principle}.${guideline}.${criterion}`] : [];
  });
}
