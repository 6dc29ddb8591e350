import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { loadChunks } from './load-chunks.ts';

it('loads every chunk of a build even if one of them fails, so that none is read later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partshop-chunks-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.js'), 'window.map = 1;');
  await writeFile(join(folder, 'b.js'), 'globalThis.loadedChunks = (globalThis.loadedChunks ?? 0) + 1;');
  await writeFile(join(folder, 'b.css'), 'a {}');
  expect(await loadChunks(new URL(`${pathToFileURL(folder).href}/`))).toBe(2);
  expect(globalThis).toHaveProperty('loadedChunks', 1);
});
