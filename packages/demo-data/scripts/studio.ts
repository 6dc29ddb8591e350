/**
 * Makes the photographs of goods: renders what is missing or whose model has changed, and encodes it.
 *
 *     npm run studio                                  everything that is missing or stale
 *     npm run studio -- --only 'brake-|oil-filters'   kinds whose name matches
 *     npm run studio -- --preview --only brake-pads   small and coarse, into .data/studio/previews, with a sheet of all
 *     npm run studio -- --list                        pictures, and which are to be made
 *
 * `--look a` takes one look, `--jobs 2` two pictures at a time, `--threads 1` is for each of them. Only this command needs
 * Blender. At the end it has the backend list its pictures anew.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodePicture, writeSheet } from './encode.ts';
import { type Model, readModels } from './models.ts';
import { render } from './render.ts';

const ROOT = join(import.meta.dirname, '../../..');
const STUDIO = join(import.meta.dirname, '../studio');
const LIST_PICTURES = join(ROOT, 'apps/api/scripts/list-pictures.ts');
const FILES = join(ROOT, 'apps/api/src/demo/pictures/files');
const MASTERS = join(ROOT, '.data/studio/masters');
const PREVIEWS = join(ROOT, '.data/studio/previews');
/** Which sources each picture was made from, by name. */
const MADE_FROM = join(STUDIO, 'made-from.json');

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

const print = (line: string) => process.stdout.write(`${line}\n`);

const masterOf = ({ name, hash }: Model): string => join(MASTERS, `${name}-${hash}.png`);

const readMadeFrom = async (): Promise<Record<string, string>> =>
  existsSync(MADE_FROM) ? (JSON.parse(await readFile(MADE_FROM, 'utf8')) as Record<string, string>) : {};

/** Calls `work` for each model, some at a time; a failure is printed and leaves the others. */
async function runAll(models: readonly Model[], work: (model: Model) => Promise<void>): Promise<void> {
  const queue = [...models];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      try {
        await work(next);
      } catch (error) {
        process.stderr.write(`${String(error)}\n`);
        process.exitCode = 1;
      }
    }
  };
  await Promise.all(Array.from({ length: Number(options.jobs) }, worker));
}

async function makeMaster(model: Model): Promise<string> {
  const master = masterOf(model);
  if (existsSync(master)) return master;
  const unfinished = master.replace(/\.png$/u, '.part.png');
  print(await render(model, unfinished, options.threads, false));
  await rename(unfinished, master);
  // What an earlier state of the model looked like.
  const earlier = (await readdir(MASTERS)).filter(
    (file) => /^(.+)-[0-9a-f]{16}\.png$/u.exec(file)?.[1] === model.name && !master.endsWith(file),
  );
  await Promise.all(earlier.map(async (file) => rm(join(MASTERS, file))));
  return master;
}

async function preview(models: readonly Model[]): Promise<void> {
  await mkdir(PREVIEWS, { recursive: true });
  const pathOf = ({ name }: Model) => join(PREVIEWS, `${name}.png`);
  await runAll(models, async (model) => {
    print(await render(model, pathOf(model), options.threads, true));
  });
  await writeSheet(models.map(pathOf).filter(existsSync), 240, join(PREVIEWS, 'sheet.png'));
  print(join(PREVIEWS, 'sheet.png'));
}

async function make(
  models: readonly Model[],
  stale: readonly Model[],
  madeFrom: Record<string, string>,
): Promise<void> {
  await mkdir(MASTERS, { recursive: true });
  await mkdir(FILES, { recursive: true });
  print(`${stale.length} of ${models.length} pictures to make`);
  await runAll(stale, async (model) => {
    const bytes = await encodePicture(await makeMaster(model), FILES, model.name);
    madeFrom[model.name] = model.hash;
    const sorted = Object.entries(madeFrom).toSorted(([one], [other]) => (one < other ? -1 : 1));
    await writeFile(MADE_FROM, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
    print(`${model.name}: ${(bytes / 1024).toFixed(1)} KB`);
  });
  if (stale.length > 0) execFileSync(process.execPath, [LIST_PICTURES], { stdio: 'inherit' });
  const masters = models.map(masterOf).filter(existsSync);
  if (masters.length > 0) await writeSheet(masters, 200, join(ROOT, '.data/studio/sheet.png'));
}

const models = (await readModels(STUDIO)).filter(
  ({ kind, look }) => new RegExp(options.only, 'u').test(kind) && (options.look === '' || options.look === look),
);
const madeFrom = await readMadeFrom();
const stale = models.filter(
  ({ name, hash }) => madeFrom[name] !== hash || !existsSync(join(FILES, `${name}-640.avif`)),
);
if (options.list) {
  for (const model of models) print(stale.includes(model) ? `${model.name} (to be made)` : model.name);
} else if (options.preview) await preview(models);
else await make(models, stale, madeFrom);
