import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles, readPackages, ROOT } from '../workspace.ts';

const COPIED = [
  '{package,tsconfig*}.json',
  '.oxlintrc.json',
  'scripts/**/*',
  'packages/**/*.{ts,tsx,json,css}',
  'apps/storefront/{src,scripts}/**/*.{ts,tsx,css}',
  'apps/{api,storefront,storybook}/*.json',
  'apps/api/{src,scripts}/**/*.{ts,sql,json}',
  'apps/storybook/.storybook/*.{ts,tsx}',
];

/** Generated, but not in a folder of that name. */
const VALUES = 'apps/api/src/domains/localization/values';
const GENERATED = [
  'packages/api-client/src/generated',
  'packages/ui/src/generated',
  'apps/api/src/platform/database/generated',
  VALUES,
];

export type CopiedWorkspace = {
  root: string;
  read: (file: string) => string;
  /** The files that differ from the copied ones or are new; without generated ones. */
  changed: (pattern?: string) => string[];
  remove: () => void;
};

/**
 * Copies the workspace so that a test may change it. node_modules is shared, except that packages of the workspace resolve to
 * the copy.
 */
export function copyWorkspace(): CopiedWorkspace {
  const root = mkdtempSync(path.join(tmpdir(), 'partshop-workspace-'));
  const copied = COPIED.flatMap((pattern) => listFiles(pattern));
  for (const file of [...copied, ...GENERATED])
    cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
  const modules = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(root, 'node_modules/@partshop'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@partshop') symlinkSync(path.join(modules, name), path.join(root, 'node_modules', name));
  for (const { folder, manifest } of readPackages().filter((entry) => entry.folder !== '')) {
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules', manifest.name));
    const own = path.join(ROOT, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(root, folder, 'node_modules'));
  }
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    root,
    read,
    changed: (pattern = '{apps,packages,scripts}/**/*.*') =>
      listFiles(pattern, root).filter(
        (file) => !file.startsWith(VALUES) && (!copied.includes(file) || read(file) !== sourceOf(file)),
      ),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const sourceOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
