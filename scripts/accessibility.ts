/** `npm run accessibility`: runs the stories with axe, and writes what it found for the accessibility statement of the shop. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  knownComponents,
  RESULTS,
  RUN_REPORT,
  withRun,
  type Results,
  type Run,
} from '@partshop/storybook/accessibility';
import { filesWithStories } from '@partshop/storybook/story-files';
import { chromiumEnvironment } from './checks/commands.ts';
import { readArgs } from './read-args.ts';
import { readJson, ROOT } from './workspace.ts';

const USAGE = `npm run accessibility -- [--reported] [PATTERN ...]

  npm run accessibility                runs all stories, without pictures, and writes ${path.relative(ROOT, RESULTS)}
  npm run accessibility -- button      runs stories whose id contains 'button'; those of other components keep their last run
  npm run accessibility -- --reported  takes what the last run of stories found, such as that of npm test`;

const { values, positionals } = readArgs(USAGE, {
  allowPositionals: true,
  options: { reported: { type: 'boolean', default: false } },
});

const pattern = positionals.join('|');
const files = pattern === '' ? [] : filesWithStories(ROOT, new RegExp(pattern, 'i'));
if (pattern !== '' && files.length === 0) {
  console.error(`No story's id holds '${pattern}'.`);
  process.exit(1);
}
const isOk = values.reported || runStories();
if (!existsSync(RUN_REPORT)) {
  console.error('No run of stories has left a report: npm run accessibility');
  process.exit(1);
}
const before = existsSync(RESULTS) ? (readJson(RESULTS) as Results) : { engine: '', components: {} };
const run = readJson(RUN_REPORT) as Run;
writeFileSync(RESULTS, `${JSON.stringify(withRun(before, run, knownComponents()), null, 2)}\n`);
console.log(`${Object.keys(run.components).length} components of ${run.day}: ${path.relative(ROOT, RESULTS)}`);
if (!isOk) {
  console.error('Some stories failed.');
  process.exitCode = 1;
}

function runStories(): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=stories*',
      '--reporter=dot',
      '--reporter=apps/storybook/accessibility/reporter.ts',
      ...files,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...chromiumEnvironment(), VISUAL: 'none' } },
  );
  return status === 0;
}
