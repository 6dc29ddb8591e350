import { afterEach, type TestContext } from 'vitest';
import { outcomesOf, type AxeResult } from '../accessibility/rule-outcomes.ts';
import { startClock } from './clock.ts';

/** Storybook's test plugin puts the story into the context of its test. */
type StoryTest = TestContext & {
  story?: { reporting: { reports: { type: string; result: AxeResult | { error: unknown } }[] } };
};

/** Between stories, Vitest versions its modules by the current time: files that share a page need a running clock. */
afterEach(startClock);

/** Hands over what axe found in a story, also of a story that fails by it. */
afterEach((context: StoryTest) => {
  const found = context.story?.reporting.reports.find(({ type }) => type === 'a11y')?.result;
  if (found && 'passes' in found) context.task.meta.accessibility = outcomesOf(found);
});
