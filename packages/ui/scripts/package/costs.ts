import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { Entry } from './entries.ts';
import { DIST, MODULES } from './places.ts';

/** Bytes after gzip. `alone`: of a page with this component only; `js`: what it adds to a page with the usual components. */
export type Cost = { alone: number; js: number };

/** Components that most pages of a shop have. */
const USUAL = [
  'Alert',
  'Badge',
  'Breadcrumbs',
  'Button',
  'ButtonLink',
  'Card',
  'IconButton',
  'Money',
  'PartNumber',
  'QuantityStepper',
  'SelectField',
  'TextField',
];

/** The greatest size of a component alone, in bytes after gzip. */
const BUDGETS: Readonly<Record<string, number>> = { Button: 6 * 1024 };

/** Measures every component without react, react-dom and styled-components, and without chunks that load on demand. */
export async function measureCosts(entries: readonly Entry[]): Promise<Record<string, Cost>> {
  const modules = await resolveOnce();
  const homes = homesOf(entries);
  const names = [...homes.keys()].toSorted();
  const weigh = (components: readonly string[]) => {
    const lines = components.map((name) => `export { ${name} } from './modules/${homes.get(name)}.js';`);
    return weightOf(lines.join('\n'), modules);
  };
  const usual = await weigh(USUAL);
  const costs: Record<string, Cost> = {};
  for (const name of names) {
    const others = USUAL.filter((other) => other !== name);
    const beside =
      others.length < USUAL.length ? usual - (await weigh(others)) : (await weigh([...USUAL, name])) - usual;
    costs[name] = { alone: await weigh([name]), js: Math.max(0, beside) };
  }
  return costs;
}

/** The module of each component. Other exports are left out, because they cost next to nothing. */
function homesOf(entries: readonly Entry[]): Map<string, string> {
  const pairs = entries.flatMap(({ modules }) =>
    modules.flatMap(({ path: home, values }) => values.map((name) => [name, home] as const)),
  );
  return new Map(pairs.filter(([name]) => /^[A-Z]\w*[a-z]/.test(name)));
}

const ENTRY = 'cost-entry.js';
const PRELOAD = 'vite/preload-helper';

const common = {
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies InlineConfig;
const external = /^(?:react|react-dom|styled-components)(?:\/|$)/;

/** The code of every module of the package and its dependencies, by path. Read once, because there are 1,700 icons. */
async function resolveOnce(): Promise<ReadonlyMap<string, string>> {
  const output = await bundle({
    ...common,
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: path.join(MODULES, 'index.js'), formats: ['es'] },
      rolldownOptions: {
        external,
        output: { preserveModules: true, preserveModulesRoot: DIST, entryFileNames: '[name].js' },
      },
    },
  });
  return new Map(output.map(({ fileName, code }) => [fileName, code]));
}

async function weightOf(entrySource: string, modules: ReadonlyMap<string, string>): Promise<number> {
  const plugin: Plugin = {
    name: 'partshop:cost-modules',
    enforce: 'pre',
    resolveId(id, importer) {
      if (external.test(id)) return { id, external: true };
      if (id.includes(PRELOAD)) return `\0${PRELOAD}`;
      return `\0${importer === undefined ? id : path.posix.join(path.posix.dirname(importer.slice(1)), id)}`;
    },
    load(id) {
      const file = id.slice(1);
      // Vite's own helper for `import()` does not count.
      if (file === PRELOAD) return 'export const __vitePreload = (load) => load();';
      const code = file === ENTRY ? entrySource : modules.get(file);
      if (code === undefined) throw new Error(`costs: no module ${file}`);
      return { code, moduleSideEffects: false };
    },
  };
  const chunks = await bundle({
    ...common,
    plugins: [plugin],
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of loaded) {
    for (const found of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) loaded.add(found);
  }
  return chunks
    .filter(({ fileName }) => loaded.has(fileName))
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

async function bundle(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const [result] = [await build(config)].flat() as Rolldown.RolldownOutput[];
  const files: (Rolldown.OutputAsset | Rolldown.OutputChunk)[] = result?.output ?? [];
  return files.filter((file) => file.type === 'chunk');
}

/**
 * Differences between committed and measured costs: names that are missing or gone, and numbers that differ by more than 5 % and
 * 100 bytes.
 */
export function costFaults(
  committed: Readonly<Record<string, Cost>>,
  measured: Readonly<Record<string, Cost>>,
): string[] {
  const gone = Object.keys(committed).filter((name) => !(name in measured));
  const faults = gone.map((name) => `${name} is not exported any more`);
  for (const [name, cost] of Object.entries(measured)) {
    const noted = committed[name];
    if (!noted) faults.push(`${name} has no cost yet`);
    else if (isOff(noted.alone, cost.alone) || isOff(noted.js, cost.js))
      faults.push(`${name} costs ${cost.alone} bytes alone (noted: ${noted.alone}), ${cost.js} more (${noted.js})`);
  }
  return faults;
}

function isOff(noted: number, measured: number): boolean {
  return Math.abs(noted - measured) > Math.max(100, measured * 0.05);
}

/** Messages about components over their budget. */
export function budgetFaults(measured: Readonly<Record<string, Cost>>): string[] {
  return Object.entries(BUDGETS).flatMap(([name, budget]) => {
    const alone = measured[name]?.alone ?? Infinity;
    return alone > budget ? [`${name} costs ${alone} bytes alone; its budget is ${budget}`] : [];
  });
}
