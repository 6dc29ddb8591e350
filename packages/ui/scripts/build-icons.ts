/**
 * Writes src/generated/icons: converts the Lucide shapes of the icons named in src/icons.ts to paths, each in a module of its own, so
 * that a shop loads an icon with the screen that shows it. Pages do not use Lucide's own component, which costs a server several
 * times as much per icon.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Shape, toOnePath } from './one-path.ts';

/** Icons that point in reading direction, by our name and by Lucide's. They are mirrored in right-to-left text. */
const DIRECTIONAL: Readonly<Record<string, string>> = {
  ArrowBack: 'ArrowLeft',
  ArrowForward: 'ArrowRight',
  ChevronBack: 'ChevronLeft',
  ChevronForward: 'ChevronRight',
  Redo: 'Redo2',
  Rows: 'List',
  Truck: 'Truck',
  Undo: 'Undo2',
};

type LucideModule = { __iconData?: { node: readonly Shape[] } };

async function shapesOf(file: string): Promise<readonly Shape[]> {
  const { __iconData } = (await import(`lucide-react/icons/${file}`)) as LucideModule;
  if (__iconData) return __iconData.node;
  // An older name of an icon: its module re-exports another one.
  const text = await readFile(new URL(import.meta.resolve(`lucide-react/icons/${file}`)), 'utf8');
  const [, newer] = /from '\.\/([\w-]+)\.mjs'/.exec(text) ?? [];
  if (!newer) throw new Error(`Lucide's ${file} has another form than before`);
  return shapesOf(newer);
}

/** Converts `Trash2` to trash-2. */
function fileOf(lucideName: string): string {
  return lucideName.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=\D)(?=\d)/g, '-').toLowerCase();
}

async function draw(name: string): Promise<string> {
  const { outline, filled } = toOnePath(await shapesOf(fileOf(DIRECTIONAL[name] ?? name)));
  const traits = [
    ...(name in DIRECTIONAL ? ['isDirectional: true'] : []),
    ...(filled === undefined ? [] : [`filled: '${filled}'`]),
  ];
  const last = traits.length === 0 ? '' : `, { ${traits.join(', ')} }`;
  return `// Drawn from Lucide (ISC licence) by scripts/build-icons.ts.
import { createIcon } from '../../icons/create-icon.tsx';

export const ${name} = /* @__PURE__ */ createIcon('${name}', '${outline}'${last});
`;
}

const source = new URL('../src/', import.meta.url);
// `Menu as MenuIcon` uses the shapes of Menu.
const names = [
  ...(await readFile(new URL('icons.ts', source), 'utf8')).matchAll(/^export \{ (\w+).* from '\.\/generated/gm),
].map(([, name = '']) => name);
const folder = new URL('generated/icons/', source);
await mkdir(folder, { recursive: true });
await Promise.all(names.map(async (name) => writeFile(new URL(`${name}.ts`, folder), await draw(name))));
// Afterwards, so that a running Storybook or shop misses no icon meanwhile.
const unnamed = (await readdir(folder)).filter((file) => !names.includes(path.parse(file).name));
await Promise.all(unnamed.map((file) => rm(new URL(file, folder))));
