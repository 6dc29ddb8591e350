import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readModels } from './models.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  await mkdir(join(folder, 'parts'));
  await writeFile(join(folder, 'scene.py'), 'light = 1\n');
});

afterEach(async () => rm(folder, { recursive: true }));

const write = async (pads: string, discs: string, head = 'from kit import *\n') =>
  writeFile(
    join(folder, 'parts/brakes.py'),
    `${head}\n@part('brake-pads')\n${pads}\n\n@part('brake-discs')\n${discs}\n`,
  );

const hashes = async () => Object.fromEntries((await readModels(folder)).map(({ name, hash }) => [name, hash]));

test('each kind has two looks, with hashes of their own', async () => {
  await write('def a(look): pass', 'def b(look): pass');
  const found = await hashes();
  expect(Object.keys(found)).toEqual(['brake-pads-a', 'brake-pads-b', 'brake-discs-a', 'brake-discs-b']);
  expect(new Set(Object.values(found)).size).toBe(4);
});

test('a changed model leaves the pictures of its neighbours', async () => {
  await write('def a(look): pass', 'def b(look): pass');
  const before = await hashes();
  await write('def a(look): box(1, 2, 3)', 'def b(look): pass');
  const after = await hashes();
  expect(after['brake-pads-a']).not.toBe(before['brake-pads-a']);
  expect(after['brake-discs-a']).toBe(before['brake-discs-a']);
});

test('a changed head of the module, or studio, changes every picture', async () => {
  await write('def a(look): pass', 'def b(look): pass');
  const first = Object.values(await hashes());
  await write('def a(look): pass', 'def b(look): pass', 'from kit import *\nSIZE = 2\n');
  const second = Object.values(await hashes());
  await writeFile(join(folder, 'scene.py'), 'light = 2\n');
  const third = Object.values(await hashes());
  expect(new Set([...first, ...second, ...third]).size).toBe(12);
});

test('a model without a kind is refused', async () => {
  await writeFile(join(folder, 'parts/body.py'), '@part(KIND)\ndef a(look): pass\n');
  await expect(readModels(folder)).rejects.toThrow('without a kind');
});
