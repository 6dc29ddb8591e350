import { parseSync } from 'vite';

/** An entry `@partshop/ui/<name>`: its modules, with the names that it exports of each. */
export type Entry = { name: string; modules: EntryModule[] };

type EntryModule = { path: string; ending: string; values: string[]; types: string[]; isWhole: boolean };

/** Only for pages with a strict policy, so it is not part of the index. */
export const STATIC_STYLES: Entry = {
  name: 'static-styles',
  modules: [
    {
      path: 'static-styles/StaticStyles',
      ending: '.tsx',
      values: ['StaticStyles', 'toStaticMarkup'],
      types: ['StaticStylesProps'],
      isWhole: false,
    },
  ],
};

type Specifier = { local: { name: string }; exportKind: 'value' | 'type' };
type Statement = { type: string; source: { value: string } | null; exportKind: 'value' | 'type' } & {
  specifiers?: Specifier[];
};

/**
 * The entries of the package, sorted by name: one for each folder and each single module that `index.ts` exports from. Includes
 * those with types only, which partners cannot import (see `hasValues`). Throws if the index contains anything but re-exports.
 */
export function readEntries(indexSource: string): Entry[] {
  const { program } = parseSync('index.ts', indexSource);
  const entries = new Map<string, Entry>();
  for (const statement of program.body as unknown as Statement[]) {
    const source = statement.source?.value;
    if (source === undefined) throw new Error(`index.ts: only 'export … from' is understood, not ${statement.type}`);
    const [, path = '', ending = ''] = /^\.\/(.*)(\.tsx?)$/.exec(source) ?? [];
    const [name = path] = path.split('/');
    const entry = entries.get(name) ?? { name, modules: [] };
    const specifiers = statement.specifiers ?? [];
    const isType = (specifier: Specifier) => statement.exportKind === 'type' || specifier.exportKind === 'type';
    entry.modules.push({
      path,
      ending,
      isWhole: statement.type === 'ExportAllDeclaration',
      values: specifiers.filter((specifier) => !isType(specifier)).map(({ local }) => local.name),
      types: specifiers.filter(isType).map(({ local }) => local.name),
    });
    entries.set(name, entry);
  }
  return [...entries.values(), STATIC_STYLES].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether partners can import the entry. Types of entries without values are exported by the index only. */
export function hasValues({ modules }: Entry): boolean {
  return modules.some(moduleHasValues);
}

function moduleHasValues({ isWhole, values }: EntryModule): boolean {
  return isWhole || values.length > 0;
}

/** The source files with values, relative to `src`. */
export function moduleFiles(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ modules }) => modules.filter(moduleHasValues)).map(({ path, ending }) => path + ending);
}

/** The source of an entry's module, as JavaScript or as declarations. */
export function entrySource({ modules }: Entry, kind: 'js' | 'd.ts'): string {
  const lines = modules.map(({ path, values, types, isWhole }) => {
    const from = `from './modules/${path}.js';`;
    if (isWhole) return `export * ${from}`;
    const names = kind === 'js' ? values : [...values, ...types.map((type) => `type ${type}`)];
    return names.length === 0 ? '' : `export { ${names.join(', ')} } ${from}`;
  });
  return `${lines.filter(Boolean).join('\n')}\n`;
}
