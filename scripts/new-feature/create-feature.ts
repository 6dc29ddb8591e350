import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../workspace.ts';
import { addFeature } from './edits.ts';

const LIST = 'apps/storefront/src/features.ts';
const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** Why a feature cannot have this name; null where it can. */
export function faultOfName(name: string, root: string): string | null {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return `'${name}' is no name: write it like order-history.`;
  if (existsSync(path.join(root, 'packages/features', name))) return `packages/features/${name} is there already.`;
  return null;
}

/**
 * Creates packages/features/NAME from the template and adds it to the list of features. Returns the written files, relative
 * to `root`.
 */
export function createFeature(name: string, root: string): string[] {
  const fault = faultOfName(name, root);
  if (fault !== null) throw new Error(fault);
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words: Record<string, string> = {
    name,
    camel,
    Name: camel.charAt(0).toUpperCase() + camel.slice(1),
  };
  const fill = (text: string) => text.replaceAll(/__(name|camel|Name)__/g, (_, word: string) => words[word] ?? '');

  const written: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    written.push(file);
  };

  for (const file of listFiles('**/*.template', TEMPLATE)) {
    const target = path.posix.join('packages/features', name, fill(file).replace(/\.template$/, ''));
    write(target, fill(readFileSync(path.join(TEMPLATE, file), 'utf8')));
  }
  write(LIST, addFeature(readFileSync(path.join(root, LIST), 'utf8'), name, camel));
  return written;
}
