/**
 * Makes the photographs of goods: renders with Blender what is missing or whose model has changed, and encodes it.
 *
 *     npm run studio                                  everything that is missing or stale
 *     npm run studio -- --only 'brake-|oil-filters'   kinds whose name matches
 *     npm run studio -- --preview --only brake-pads   small and grainy, into .data/studio/previews, with a contact sheet
 *     npm run studio -- --list                        kinds, and what is stale
 *
 * `--jobs 2` renders two pictures at a time, `--threads 1` is for each of them. Only this command needs Blender 3.4.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const here = import.meta.dirname;
const root = join(here, '../../..');
const api = join(root, 'apps/api');
const files = join(api, 'src/demo/pictures/files');
const masters = join(root, '.data/studio/masters');
const previews = join(root, '.data/studio/previews');
const sourcesFile = join(here, 'sources.json');

const looks = ['a', 'b'];
const widths = [160, 320, 640];
const quality = { avif: { 160: 56, 320: 52, 640: 47 }, webp: { 160: 76, 320: 72, 640: 66 } } as const;

/** `name`: `brake-pads-a`. `hash`: of everything that the picture is made from. */
type Picture = { name: string; kind: string; look: string; hash: string };

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    look: { type: 'string', default: '' },
    preview: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
    threads: { type: 'string', default: '1' },
  },
});

const digest = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};

const readAll = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.py')).toSorted();
  return Promise.all(names.map(async (name) => readFile(join(folder, name), 'utf8')));
};

/** A picture is made from the studio, the head of its module (up to the first `@part`) and its own function. */
const readPictures = async (): Promise<Picture[]> => {
  const studio = await readAll(here);
  const pictures: Picture[] = [];
  for (const module of await readAll(join(here, 'parts'))) {
    const [head = '', ...models] = module.split(/^(?=@part\()/mu);
    for (const model of models) {
      const kind = /^@part\('([a-z0-9-]+)'/u.exec(model)?.[1];
      if (kind === undefined) throw new Error(`No kind in: ${model.slice(0, 80)}`);
      for (const look of looks) {
        pictures.push({ name: `${kind}-${look}`, kind, look, hash: digest(...studio, head, model.trimEnd(), look) });
      }
    }
  }
  return pictures;
};

const render = async (picture: Picture, path: string, more: readonly string[]): Promise<void> => {
  const blender = process.env['BLENDER'] ?? 'blender';
  const script = ['--python', join(here, 'render.py'), '--', picture.kind, picture.look, path, ...more];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(blender, ['-b', '-t', options.threads, ...script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      const line = output.split('\n').find((text) => text.startsWith(`${picture.kind} ${picture.look}:`));
      if (code === 0 && line !== undefined) {
        process.stdout.write(`${line}\n`);
        resolve();
      } else {
        reject(new Error(`${picture.name} was not rendered:\n${output.slice(-2000)}`));
      }
    });
  });
};

const sharpOf = async () => {
  const path = createRequire(join(api, 'package.json')).resolve('sharp');
  const module = (await import(path)) as { default: typeof import('sharp') };
  return module.default;
};

const masterOf = ({ name, hash }: Picture): string => join(masters, `${name}-${hash}.png`);

const encode = async (picture: Picture): Promise<number> => {
  const sharp = await sharpOf();
  let bytes = 0;
  for (const width of widths as readonly (160 | 320 | 640)[]) {
    const base = sharp(masterOf(picture)).resize(width, width, { kernel: 'lanczos3' }).removeAlpha();
    if (width < 640) base.sharpen({ sigma: 0.5 });
    const avif = await base.clone().avif({ quality: quality.avif[width], effort: 6 }).toBuffer();
    const webp = await base.clone().webp({ quality: quality.webp[width], effort: 6, smartSubsample: true }).toBuffer();
    await writeFile(join(files, `${picture.name}-${width}.avif`), avif);
    await writeFile(join(files, `${picture.name}-${width}.webp`), webp);
    bytes += avif.length + webp.length;
  }
  return bytes;
};

const contactSheet = async (paths: readonly string[], tile: number, target: string): Promise<void> => {
  const sharp = await sharpOf();
  const columns = Math.min(paths.length, 8);
  const tiles = await Promise.all(
    paths.map(async (path, index) => ({
      input: await sharp(path).resize(tile, tile).toBuffer(),
      left: (index % columns) * tile,
      top: Math.floor(index / columns) * tile,
    })),
  );
  const height = Math.ceil(paths.length / columns) * tile;
  await sharp({ create: { width: columns * tile, height, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(target);
  process.stdout.write(`${target}\n`);
};

const runAll = async (pictures: readonly Picture[], work: (picture: Picture) => Promise<void>): Promise<void> => {
  const queue = [...pictures];
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      try {
        await work(next);
      } catch (error) {
        failures.push(error);
        process.stderr.write(`${String(error)}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: Number(options.jobs) }, worker));
  if (failures.length > 0) process.exitCode = 1;
};

const wanted = (await readPictures()).filter(
  ({ kind, look }) => new RegExp(options.only, 'u').test(kind) && (options.look === '' || options.look === look),
);
const sources: Record<string, string> = existsSync(sourcesFile)
  ? (JSON.parse(await readFile(sourcesFile, 'utf8')) as Record<string, string>)
  : {};
const isDone = ({ name, hash }: Picture): boolean =>
  sources[name] === hash && existsSync(join(files, `${name}-640.avif`));

if (options.list) {
  for (const picture of wanted) process.stdout.write(`${picture.name}${isDone(picture) ? '' : ' (to be made)'}\n`);
} else if (options.preview) {
  await mkdir(previews, { recursive: true });
  const path = ({ name }: Picture) => join(previews, `${name}.png`);
  await runAll(wanted, async (picture) => render(picture, path(picture), ['--preview']));
  await contactSheet(
    wanted.map(path).filter((file) => existsSync(file)),
    240,
    join(previews, 'sheet.png'),
  );
} else {
  await mkdir(masters, { recursive: true });
  await mkdir(files, { recursive: true });
  const stale = wanted.filter((picture) => !isDone(picture));
  process.stdout.write(`${stale.length} of ${wanted.length} pictures to make\n`);
  await runAll(stale, async (picture) => {
    const master = masterOf(picture);
    if (!existsSync(master)) {
      const unfinished = `${master}.part.png`;
      await render(picture, unfinished, []);
      await rename(unfinished, master);
      const older = (await readdir(masters)).filter(
        (file) => file.slice(0, -21) === picture.name && !master.endsWith(file),
      );
      await Promise.all(older.map(async (file) => rm(join(masters, file))));
    }
    const bytes = await encode(picture);
    sources[picture.name] = picture.hash;
    const sorted = Object.fromEntries(Object.entries(sources).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    await writeFile(sourcesFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
    process.stdout.write(`${picture.name}: ${(bytes / 1024).toFixed(1)} KB\n`);
  });
  const made = wanted.map(masterOf).filter((file) => existsSync(file));
  if (made.length > 0) await contactSheet(made, 200, join(root, '.data/studio/sheet.png'));
}
