/** `npm run visual`: takes pictures of the stories in Chromium, compares them with the accepted ones and writes a report. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from 'playwright';
import { readManifest } from '@partshop/storybook/manifest';
import { filesWithStories } from '@partshop/storybook/story-files';
import { COMMITTED_MANIFEST, STORE } from '@partshop/storybook/visual-folders';
import { drawnBy } from './chromium/drawn-by.ts';
import { findChromium } from './chromium/find-chromium.ts';
import { readArgs } from './read-args.ts';
import { ROOT } from './workspace.ts';

const USAGE = `npm run visual -- [--accept] [--committed] [PATTERN ...]

  npm run visual                          compares the pictures of all stories
  npm run visual -- button                of stories whose id contains 'button', such as controls-button--primary
  npm run visual -- --accept button       accepts how they look now; without a pattern, all of them
  npm run visual -- --accept --committed  writes to the repository even if another browser drew the accepted pictures`;

const { values, positionals } = readArgs(USAGE, {
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false }, committed: { type: 'boolean', default: false } },
});
const pattern = positionals.join('|');

const executable = findChromium((line) => console.log(line)).executablePath ?? chromium.executablePath();
const here = drawnBy(executable);
const accepted = readManifest(COMMITTED_MANIFEST).drawnBy;
const usesCommitted = values.committed || accepted === '' || accepted === here;
const local = path.join(STORE, `manifest-${createHash('sha256').update(here).digest('hex').slice(0, 12)}.txt`);
if (!usesCommitted) {
  console.log(
    `The accepted pictures were drawn by ${accepted}; this is ${here}, which draws text differently.\n` +
      `Comparing with this machine's own list, ${path.relative(ROOT, local)}: make it on the branch you compare with, by --accept.`,
  );
}

const files = pattern === '' ? [] : filesWithStories(ROOT, new RegExp(pattern, 'i'));
if (pattern !== '' && files.length === 0) {
  console.error(`No story's id holds '${pattern}'.`);
  process.exit(1);
}
mkdirSync(STORE, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project=stories*',
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
      VISUAL: values.accept ? 'accept' : 'compare',
      VISUAL_DRAWN_BY: here,
      VISUAL_MANIFEST: usesCommitted ? COMMITTED_MANIFEST : local,
      VISUAL_PATTERN: pattern,
      VISUAL_WHOLE: pattern === '' ? '1' : '0',
    },
  },
);
process.exitCode = status ?? 1;
