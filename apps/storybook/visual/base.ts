/**
 * Draws accepted pictures that this machine does not have: checks out the commit that last changed the manifest into a worktree and
 * renders the stories there.
 */
import { spawnSync } from 'node:child_process';
import {
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASE, COMMITTED_MANIFEST, STORE } from './folders.ts';
import { storyOf } from './picture.ts';
import { filesWithStories } from './story-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Draws these accepted pictures into the store as far as possible; prints a message if the commit cannot be used. */
export function drawAtBase(names: readonly string[]): void {
  const commit = git('log', '-1', '--format=%H', '--', path.relative(root, COMMITTED_MANIFEST));
  if (commit === null || commit === '') {
    say('There is no commit to draw the accepted pictures from.');
    return;
  }
  say(`Drawing ${names.length} accepted pictures of ${commit.slice(0, 7)} …`);
  removeBase();
  const isThere = git('worktree', 'add', '--detach', '--force', BASE, commit) !== null;
  if (isThere && install()) draw(names);
  else say('It could not be checked out, or its packages not installed.');
  removeBase();
}

function draw(names: readonly string[]): void {
  const ids = [...new Set(names.map((name) => storyOf(name).replace('/', '--')))];
  const pattern = `^(?:${ids.join('|')})$`;
  const files = filesWithStories(BASE, new RegExp(pattern));
  if (files.length === 0) return;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const vitest = path.join(BASE, 'node_modules/vitest/vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run', '--project=stories*', '--reporter=dot', ...files], {
    cwd: BASE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, VISUAL: 'draw', VISUAL_STORE: STORE, VISUAL_PATTERN: pattern },
  });
}

/** Installs packages. If the lock file is the same, links those of this checkout instead of downloading them. */
function install(): boolean {
  const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lock(root) !== lock(BASE)) {
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: BASE, stdio: 'ignore' });
    return status === 0;
  }
  const folders = globSync(['node_modules', '{apps,packages,packages/features}/*/node_modules'], { cwd: root });
  for (const folder of folders) link(path.join(root, folder), path.join(BASE, folder), ['.cache', '.vite']);
  // `npm ci` would have run this at its end.
  return spawnSync(process.execPath, ['scripts/generate.ts'], { cwd: BASE, stdio: 'ignore' }).status === 0;
}

/** Copies a folder by hard links. `leftOut` names the caches in it, which depend on the original folder. */
function link(from: string, to: string, leftOut: readonly string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (leftOut.includes(name)) continue;
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const stats = lstatSync(source);
    if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (stats.isDirectory()) link(source, target);
    else linkSync(source, target);
  }
}

function removeBase(): void {
  rmSync(BASE, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** The output of a git command; null if it fails. */
function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function say(line: string): void {
  process.stdout.write(`\n${line}\n`);
}
