import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles, readJson, type Manifest } from '../workspace.ts';
import { addDependency, addReference, addRoutes } from './edits.ts';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
const NEEDED = [
  '@partshop/core',
  '@partshop/ui',
  'react',
  'react-redux',
  'react-router-dom',
  'redux-saga',
  'styled-components',
];

/** Why a name cannot be a feature's, or null where it can. */
export function faultOfName(name: string, root: string): string | null {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return `'${name}' is no name: write it like order-history.`;
  if (existsSync(path.join(root, 'packages/features', name))) return `packages/features/${name} is there already.`;
  if (existsSync(path.join(root, 'packages', name)) || existsSync(path.join(root, 'apps', name))) {
    return `@partshop/${name} is the name of another package.`;
  }
  return null;
}

/**
 * Makes packages/features/NAME from the template and makes it known: to the types, to Storybook, and by one line to the
 * route table. Gives the files that were written, relative to `root`.
 */
export function createFeature(name: string, root: string): string[] {
  const fault = faultOfName(name, root);
  if (fault !== null) throw new Error(fault);
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words: Record<string, string> = {
    name,
    camel,
    Name: camel.charAt(0).toUpperCase() + camel.slice(1),
    dependencies: JSON.stringify(dependenciesOf(root), null, 2),
  };
  const fill = (text: string) =>
    text.replaceAll(/__(name|camel|Name|dependencies)__/g, (_, word: string) => words[word] ?? '');

  const written: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    written.push(file);
  };
  const edit = (file: string, change: (text: string) => string) =>
    write(file, change(readFileSync(path.join(root, file), 'utf8')));

  for (const file of listFiles('**/*.template', TEMPLATE)) {
    const target = path.posix.join('packages/features', name, fill(file).replace(/\.template$/, ''));
    write(target, fill(readFileSync(path.join(TEMPLATE, file), 'utf8')));
  }
  edit('tsconfig.json', (text) => addReference(text, `packages/features/${name}`));
  for (const app of ['apps/storefront', 'apps/storybook']) {
    edit(`${app}/tsconfig.json`, (text) => addReference(text, `../../packages/features/${name}`));
    edit(`${app}/package.json`, (text) => addDependency(text, `@partshop/${name}`, '0.1.0'));
  }
  edit('apps/storefront/src/routes.ts', (text) => addRoutes(text, `@partshop/${name}`, `${camel}Routes`));
  return written;
}

/** The versions that core has, so that the workspace keeps one of each. */
function dependenciesOf(root: string): Record<string, string> {
  const core = readJson(path.join(root, 'packages/features/core/package.json')) as Manifest;
  const known: Record<string, string> = { ...core.dependencies, '@partshop/core': '0.1.0' };
  const names = ['@partshop/api-client', ...NEEDED];
  return Object.fromEntries(names.map((name) => [name, known[name] ?? '*']));
}
