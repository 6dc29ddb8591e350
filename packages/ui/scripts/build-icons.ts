/**
 * Writes src/generated/icons.ts: converts the Lucide shapes of the icons named in src/icons.ts to paths. Pages do not use Lucide's
 * own component, which costs a server several times as much per icon.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { type Shape, toOnePath } from './one-path.ts';

/** Icons that point in reading direction, by our name and by Lucide's. They are mirrored in right-to-left text. */
const DIRECTIONAL: Readonly<Record<string, string>> = {
  ArrowBack: 'ArrowLeft',
  ArrowForward: 'ArrowRight',
  ChevronBack: 'ChevronLeft',
  ChevronForward: 'ChevronRight',
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
  return `export const ${name} = /* @__PURE__ */ createIcon('${name}', '${outline}'${last});\n`;
}

const source = new URL('../src/', import.meta.url);
const list = /export \{([^}]*)\} from '\.\/generated\/icons\.ts'/.exec(
  await readFile(new URL('icons.ts', source), 'utf8'),
);
// `Menu as MenuIcon` uses the shapes of Menu.
const names = (list?.[1] ?? '').split(',').flatMap((entry) => entry.trim().split(' ')[0] || []);
const drawn = await Promise.all(names.map(draw));
await writeFile(
  new URL('generated/icons.ts', source),
  `// Drawn from Lucide (ISC licence) by scripts/build-icons.ts.\nimport { createIcon } from '../icons/create-icon.tsx';\n\n${drawn.join('')}`,
);
