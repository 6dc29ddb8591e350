/**
 * `npm run visual`: photographs the stories in Chromium, compares them with their baselines and writes a report.
 *
 *   npm run visual                          all stories
 *   npm run visual -- button                those whose id holds `button`, such as controls-button--primary
 *   npm run visual -- --update button       accepts what they look like now; without a pattern, everything
 *   npm run visual -- --update --committed  on another kind of machine than CI's: into the repository, not beside it
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import {
  committedKind,
  describeKind,
  isSameKind,
  kindOf,
  localBaselines,
  writeCommittedKind,
} from '@partshop/storybook/baselines';
import { COMMITTED, REPORT } from '@partshop/storybook/visual-folders';
import { findChromium } from './chromium/find-chromium.ts';
import { readJson, ROOT } from './workspace.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, committed: { type: 'boolean', default: false } },
});
const pattern = positionals.join('|');

const executable = findChromium((line) => console.log(line)).executablePath ?? chromium.executablePath();
const kind = kindOf(executable);
const taken = committedKind();
const usesCommitted = values.committed || taken === null || isSameKind(kind, taken);
const baselines = usesCommitted ? COMMITTED : localBaselines(kind);
if (!usesCommitted) {
  console.log(
    `The baselines in the repository are of ${describeKind(taken)}, this is ${describeKind(kind)}, which draws text differently.\n` +
      `Comparing with this machine's own in ${path.relative(ROOT, baselines)}: take them on the branch you compare with, by --update.`,
  );
}

/** Files with a story whose id fits; a file's title makes the first part of the ids. */
function filesOf(): string[] {
  const files = globSync('packages/{ui,features/*}/src/**/*.stories.tsx', { cwd: ROOT });
  const fits = new RegExp(pattern, 'i');
  const slug = (text: string) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, '-');
  return files.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const title = /\btitle: '([^']+)'/.exec(text.split('const meta = ')[1] ?? '')?.[1] ?? '';
    const component = title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
    const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => slug(name));
    return stories.some((story) => fits.test(`${component}--${story}`));
  });
}

/** Baselines of stories that are gone. Only a run of everything without a fault knows them. */
function orphans(): string[] {
  const { names } = readJson(path.join(REPORT, 'run.json')) as { names: string[] };
  const known = new Set(names.map((name) => `${name}.png`));
  return globSync('**/*.png', { cwd: baselines }).filter((file) => !known.has(file.replaceAll('\\', '/')));
}

const files = pattern === '' ? [] : filesOf();
if (pattern !== '' && files.length === 0) {
  console.error(`No story's id holds '${pattern}'.`);
  process.exit(1);
}
mkdirSync(baselines, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project=stories',
    `--update=${values.update ? 'all' : 'none'}`,
    '--reporter=dot',
    '--reporter=apps/storybook/visual/reporter.ts',
    ...files,
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM: executable,
      VISUAL: values.update ? 'update' : 'compare',
      VISUAL_PATTERN: pattern,
      VISUAL_BASELINES: baselines,
      VISUAL_COMPARED_WITH: `${path.relative(ROOT, baselines)}, ${describeKind(kind)}`,
    },
  },
);
process.exitCode = status ?? 1;
if (values.update && usesCommitted) writeCommittedKind(kind);
if (pattern === '' && status === 0) {
  const gone = orphans();
  if (values.update) for (const file of gone) rmSync(path.join(baselines, file));
  if (gone.length > 0)
    console.log(`${gone.length} baselines have no story any more${values.update ? ': removed' : ''}.`);
}
