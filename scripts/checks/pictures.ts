import { chromium } from 'playwright';
import { committedKind, describeKind, isSameKind, kindOf } from '@partshop/storybook/baselines';

/**
 * What makes the stories' run compare pictures too. Where the baselines of the repository are another machine's it does
 * not, and says so: every text would differ.
 */
export function pictureEnvironment(
  executable: string | undefined,
  say: (line: string) => void,
): Record<string, string> {
  const taken = committedKind();
  if (taken === null) return {};
  const kind = kindOf(executable ?? chromium.executablePath());
  if (isSameKind(kind, taken))
    return { VISUAL: 'check', VISUAL_COMPARED_WITH: `the baselines of ${describeKind(taken)}` };
  say(
    `stories: pictures are not compared, the baselines are of ${describeKind(taken)} and this is ${describeKind(kind)}`,
  );
  return {};
}
