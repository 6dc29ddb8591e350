import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export type Manifest = {
  name: string;
  license?: string;
  workspaces?: string[];
  exports?: Record<string, string>;
  imports?: Record<string, unknown>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

export type Package = {
  /** Relative to the root of the repository, with slashes; '' for the root itself. */
  folder: string;
  manifest: Manifest;
};

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Every package of the workspace; the root comes first. */
export function readPackages(root: string = ROOT): Package[] {
  const manifest = readJson(path.join(root, 'package.json')) as Manifest;
  const folders = globSync(manifest.workspaces ?? [], { cwd: root })
    .map((folder) => folder.replaceAll('\\', '/'))
    .toSorted();
  const packages: Package[] = [{ folder: '', manifest }];
  for (const folder of folders) {
    const file = path.join(root, folder, 'package.json');
    // Removing the last package of a folder leaves its node_modules behind.
    const [found] = globSync('package.json', { cwd: path.dirname(file) });
    if (found) packages.push({ folder, manifest: readJson(file) as Manifest });
  }
  return packages;
}

const BUILT =
  /(?:^|\/)(?:node_modules|dist|generated|storybook-static|\.[^/]*build|test-results|playwright-report)(?:\/|$)/;

/** Source files that match a pattern, relative to the root, without installed, generated or built ones. */
export function listFiles(pattern: string | string[], root: string = ROOT): string[] {
  return globSync(pattern, { cwd: root, exclude: (entry) => BUILT.test(entry) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !BUILT.test(file))
    .toSorted();
}
