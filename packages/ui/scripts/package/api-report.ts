import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { type Entry, hasValues } from './entries.ts';
import { DIST, MODULES } from './places.ts';

/**
 * The public interface as texts by file name: `<entry>.api.md` for each entry, `shared.api.md` for types without an entry, and the
 * names in markup and tokens.
 */
export function apiReports(entries: readonly Entry[]): Map<string, string> {
  const reports = new Map<string, string>();
  const exported = new Set(entries.flatMap(({ modules }) => modules.map((module) => module.path)));
  const shared = new Set<string>();
  for (const { name, modules } of entries) {
    const paths = modules.map((module) => module.path);
    const title = hasValues({ name, modules }) ? `@partshop/ui/${name}` : `@partshop/ui: types of ${name}`;
    reports.set(`${name}.api.md`, report(title, paths.map(declarationsOf)));
    for (const found of paths.flatMap(importedModules)) shared.add(found);
  }
  // Modules imported by a shared module are shared too; `for … of` also visits items added to the Set meanwhile.
  for (const module of shared) for (const found of importedModules(module)) shared.add(found);
  const inner = [...shared].filter((module) => !exported.has(module)).toSorted();
  reports.set(
    'shared.api.md',
    report(
      'Types without an entry',
      inner.map((module) => `// ${module}\n${declarationsOf(module)}`),
    ),
  );
  reports.set('markup.api.md', list('`data-ui` names', dataUiNames()));
  reports.set('tokens.api.md', list('Tokens', tokenNames()));
  return reports;
}

function report(title: string, declarations: readonly string[]): string {
  return `# ${title}\n\n\`\`\`ts\n${declarations.join('\n')}\n\`\`\`\n`;
}

function list(title: string, names: readonly string[]): string {
  return `# ${title}\n\n${names.map((name) => `- \`${name}\``).join('\n')}\n`;
}

function readDeclarations(module: string): string {
  return readFileSync(path.join(MODULES, `${module}.d.ts`), 'utf8');
}

/** The declarations without comments: a changed comment changes no contract. */
function declarationsOf(module: string): string {
  const source = readDeclarations(module);
  const { comments } = parseSync('module.d.ts', source);
  return comments
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
    .replaceAll(/^\s*\n/gm, '')
    .trim();
}

function importedModules(module: string): string[] {
  return [...readDeclarations(module).matchAll(/['"](\.{1,2}\/[^'"]+)\.js['"]/g)]
    .map(([, specifier = '']) => path.posix.join(path.posix.dirname(module), specifier))
    .filter((found) => existsSync(path.join(MODULES, `${found}.d.ts`)));
}

function dataUiNames(): string[] {
  const names = globSync('**/*.js', { cwd: MODULES }).flatMap((file) => {
    const source = readFileSync(path.join(MODULES, file), 'utf8');
    const own = path.basename(file, '.js');
    // Components with a common frame pass their name as a prop.
    const viaFrame = source.includes(`name: "${own}"`) ? [own] : [];
    return [...viaFrame, ...[...source.matchAll(/"data-ui": "(\w+)"/g)].map(([, name = '']) => name)];
  });
  return [...new Set(names)].toSorted();
}

function tokenNames(): string[] {
  const css = readFileSync(path.join(DIST, 'tokens.css'), 'utf8');
  return [...new Set([...css.matchAll(/^\s*(--ps-[\w-]+):/gm)].map(([, name = '']) => name))].toSorted();
}
