import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutNotes } from './without-notes.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'without-notes-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** What a module becomes in a build. */
async function built(name: string, source: string): Promise<string> {
  const input = path.join(folder, name);
  await writeFile(input, `const defineMessages = (resource: string, list: object) => [resource, list];\n${source}`);
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withoutNotes()],
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

const MESSAGES = `export const messages = defineMessages('basket', {
  title: { text: 'Корзина', note: 'Heading, also "note: title"' },
  count: {
    text: 'note: {count}',
    note: 'How many goods',
  },
});`;

it('keeps the texts of messages and leaves their notes out', async () => {
  const code = await built('basket.messages.ts', MESSAGES);
  expect(code).toContain('Корзина');
  expect(code).toContain('note: {count}');
  expect(code).not.toContain('Heading');
  expect(code).not.toContain('How many goods');
});

it('leaves other modules as they are', async () => {
  expect(await built('basket.ts', MESSAGES)).toContain('How many goods');
});
