/** Writes src/demo/pictures/manifest.json anew, from the files beside it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hashOfFiles, PICTURE_WIDTHS, FORMATS } from '../src/domains/pictures/index.ts';
import type { Manifest } from '../src/demo/pictures/manifest.ts';

const FOLDER = new URL('../src/demo/pictures/', import.meta.url);
const NAME = /^([a-z0-9-]+)-([a-z])-(\d+)\.(avif|webp)$/;

const names = (await readdir(new URL('files/', FOLDER))).map(
  (name) => NAME.exec(name) ?? fail(`Not a picture: ${name}`),
);
const kinds = [...Map.groupBy(names, ([, kind]) => kind ?? '')].toSorted(([one], [other]) => (one < other ? -1 : 1));

const pictures: Manifest['pictures'] = {};
for (const [kind, files] of kinds) {
  const looks = [...new Set(files.map(([, , look]) => look ?? ''))].toSorted();
  pictures[kind] = {};
  for (const look of looks) {
    const sizes = PICTURE_WIDTHS.filter((width) =>
      files.some(([, , one, found]) => one === look && Number(found) === width),
    );
    const read = sizes.flatMap((width) =>
      FORMATS.map(async (format) => ({
        width,
        format,
        bytes: await readFile(new URL(`files/${kind}-${look}-${width}.${format}`, FOLDER)),
      })),
    );
    pictures[kind][look] = { hash: hashOfFiles(await Promise.all(read)), sizes, alt: null };
  }
}
const manifest: Manifest = { ground: '#ffffff', pictures };
await writeFile(new URL('manifest.json', FOLDER), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${kinds.length} kinds, ${names.length} files`);

function fail(message: string): never {
  throw new Error(message);
}
