/** Collects what axe found in the stories of a run, by component and success criterion, and writes it to a report. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { storyFiles } from '../visual/story-files.ts';
import { ROOT, RUN_REPORT } from './folders.ts';
import type { ComponentRun, Run } from './results.ts';
import type { RuleOutcomes } from './rule-outcomes.ts';

// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter by its module's default export.
export default class AccessibilityReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const titles = new Map(storyFiles(ROOT).map(({ file, title }) => [path.join(ROOT, file), title]));
    const byTitle = Map.groupBy(modules, ({ moduleId }) => titles.get(path.normalize(moduleId)) ?? '');
    byTitle.delete('');
    const engines = modules.flatMap(outcomesIn).map(([, { engine }]) => engine);
    const run: Run = {
      day: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
      engine: engines[0] ?? '',
      components: Object.fromEntries([...byTitle].map(([title, own]) => [title, runOf(own.flatMap(outcomesIn))])),
    };
    mkdirSync(path.dirname(RUN_REPORT), { recursive: true });
    writeFileSync(RUN_REPORT, `${JSON.stringify(run, null, 2)}\n`);
  }
}

/** The outcomes of the stories of a file, each with the id of its story. */
function outcomesIn(module: TestModule): [string, RuleOutcomes][] {
  return [...module.children.allTests()].flatMap((test) => {
    const { storyId = '', accessibility } = test.meta();
    return accessibility ? [[storyId, accessibility] satisfies [string, RuleOutcomes]] : [];
  });
}

/** A story runs once on each of its devices, and counts once. */
function runOf(outcomes: readonly [string, RuleOutcomes][]): ComponentRun {
  const checked = new Map<string, Set<string>>();
  const violated = new Map<string, Set<string>>();
  for (const [story, { passed, violated: failed, criteria }] of outcomes) {
    for (const rule of [...passed, ...failed]) note(checked, criteria[rule], story);
    for (const rule of failed) note(violated, criteria[rule], story);
  }
  return {
    stories: new Set(outcomes.map(([story]) => story)).size,
    checked: sizes(checked),
    violated: sizes(violated),
  };
}

function note(stories: Map<string, Set<string>>, criteria: readonly string[] = [], story: string): void {
  for (const criterion of criteria) stories.set(criterion, (stories.get(criterion) ?? new Set()).add(story));
}

const sizes = (stories: ReadonlyMap<string, ReadonlySet<string>>) =>
  Object.fromEntries([...stories].map(([criterion, { size }]) => [criterion, size]));
