import { demoMakers, partCategoryGroups, pictureKindOfGroup, pictureKindsOf } from '@partshop/demo-data';
import { readdir, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { FORMATS, hashOfFiles } from '../../domains/pictures/index.ts';
import { MARK } from './load-pictures.ts';
import { FOLDER, manifest, readPicture } from './manifest.ts';

const MAX_BYTES = 4 * 1024 * 1024;

const listed = Object.entries(manifest.pictures).flatMap(([kind, looks]) =>
  Object.entries(looks).map(([look, entry]) => ({ kind, look, ...entry })),
);
const sold = new Set([
  ...demoMakers.map(({ key }) => MARK + key),
  ...partCategoryGroups.flatMap((group) => [
    pictureKindOfGroup(group),
    ...group.categories.flatMap((category) =>
      category.variants.flatMap((variant) => pictureKindsOf(category, variant)),
    ),
  ]),
]);

describe('the demo’s pictures', () => {
  test.each(listed)('$kind-$look has the files of its hash', async ({ kind, look, hash }) => {
    const { files } = await readPicture(kind, look);
    expect(hashOfFiles(files)).toBe(hash);
  });

  test('are all listed: `npm run pictures -w @partshop/api` lists them', async () => {
    const names = listed.flatMap(({ kind, look, sizes }) =>
      sizes.flatMap((width) => FORMATS.map((format) => `${kind}-${look}-${width}.${format}`)),
    );
    expect((await readdir(FOLDER)).toSorted()).toEqual(names.toSorted());
  });

  test('show what the demo sells', () => {
    expect(Object.keys(manifest.pictures).filter((kind) => !sold.has(kind))).toEqual([]);
  });

  test('take less than 4 MB', async () => {
    const names = await readdir(FOLDER);
    const sizes = await Promise.all(names.map(async (name) => (await stat(new URL(name, FOLDER))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });
});
