import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { STORY_TIME, stopClock } from './.storybook/clock.ts';
import { storyFiles } from './visual/story-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const titles = storyFiles(root);

it('gives every story file a title of two levels, so that the sidebar stays flat', () => {
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter(({ title }) => !/^[^/]+\/[^/]+$/.test(title))).toEqual([]);
});

it('gives every component of the library a page', () => {
  const components = titles.filter(({ file }) => file.startsWith('packages/ui/'));
  const pages = new Set(globSync('packages/ui/src/**/*.mdx', { cwd: root }).map((page) => page.replaceAll('\\', '/')));
  const pageless = components.filter(
    ({ file }) => !pages.has(file.replaceAll('\\', '/').replace('.stories.tsx', '.mdx')),
  );
  expect(pageless).toEqual([]);
});

it('gives no title twice', () => {
  const seen = titles.map(({ title }) => title);
  expect(seen.filter((title, index) => seen.indexOf(title) !== index)).toEqual([]);
});

it('gives every decision a status with a date, and names the successor of a decision that is no longer valid', () => {
  const decisions = globSync('apps/storybook/docs/decisions/*.mdx', { cwd: root });
  expect(decisions.length).toBeGreaterThan(15);
  const status = /^# \d{4} .+\n\n_(?:Accepted|Proposed|Superseded by \d{4}) on \d{4}-\d{2}-\d{2}\._\n/m;
  expect(decisions.filter((file) => !status.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
});

it('names only existing files, wherever the documentation gives a whole path', () => {
  const documents = globSync(['*.md', '{apps,packages}/**/README.md', 'apps/storybook/docs/*.mdx'], {
    cwd: root,
    exclude: (entry) => entry.includes('node_modules'),
  });
  const named = documents.flatMap((document) => {
    const text = readFileSync(`${root}/${document}`, 'utf8');
    return [...text.matchAll(/\b(?:apps|packages|scripts)\/[\w./-]+\.tsx?\b/g)].map(([file]) => ({ document, file }));
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ file }) => !existsSync(`${root}/${file}`))).toEqual([]);
});

it('names only functions of the files that the walks of the architecture go through', () => {
  const text = readFileSync(`${root}/apps/storybook/docs/Architecture.mdx`, 'utf8');
  const stops = [...text.matchAll(/^((?:apps|packages)\/\S+\.tsx?)\n((?: {4}.+\n)+)/gm)];
  expect(stops.length).toBeGreaterThan(30);
  const unknown = stops.flatMap(([, file = '', words = '']) => {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    const names = words.match(/\b(?:[A-Za-z]+[a-z][A-Z]\w*|[A-Z]+_[A-Z_]+|\w+_\w+)\b/g) ?? [];
    return names.filter((name) => !source.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

it('stops the clock of stories and starts it again', () => {
  const goOn = stopClock();
  try {
    expect(Date.now()).toBe(STORY_TIME);
    expect(new Date().toISOString()).toBe('2026-06-15T12:00:00.000Z');
    expect(new Date('2020-01-02').getUTCFullYear()).toBe(2020);
  } finally {
    goOn();
  }
  expect(Date.now()).not.toBe(STORY_TIME);
});
