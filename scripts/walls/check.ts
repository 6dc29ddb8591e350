import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Package } from '../workspace.ts';
import { breachInBackend, circlesOfDomains } from './backend.ts';
import { circlesOf } from './circles.ts';
import { importsOf, type Import } from './imports.ts';
import { BROWSER_ROOMS, folderOfRoom, MAY_USE, roomOf } from './rooms.ts';

export type SourceFile = { path: string; source: string };
export type Breach = { place: string; message: string };

/** Files that no page and no server runs: they may use development dependencies of their package and of the workspace. */
const DEVELOPMENT_FILE =
  /\.(?:test|stories|browser)\.tsx?$|\.config\.ts$|\/(?:dev|vitest\.\w+)\.ts$|\/(?:testing|mocks|e2e|bench|scripts|codemods|visual|examples|\.storybook)\/|^scripts\//;
const ASSET = /\.(?:css|woff2|svg|png)(?:\?\w+)?$/;

/** Every import of `files` that crosses a boundary, and every cycle of packages, of domains and of files. */
export function checkWalls(packages: readonly Package[], files: readonly SourceFile[]): Breach[] {
  const breaches: Breach[] = [];
  const importsByFile = new Map(files.map((file) => [file.path, importsOf(file.path, file.source)]));
  for (const [file, imports] of importsByFile) {
    const home = homeOf(file, packages);
    for (const found of imports) {
      const message = breachOf(found, file, home, packages) ?? breachInDomains(file, found);
      if (message !== null) breaches.push({ place: `${file}:${found.line}`, message });
    }
  }
  for (const circle of circlesOfFeatures(importsByFile, packages)) {
    breaches.push({ place: circle[0] ?? '', message: `features use each other in a circle: ${circle.join(' → ')}` });
  }
  for (const circle of circlesOfPackages(packages)) {
    breaches.push({
      place: 'package.json',
      message: `packages depend on each other in a circle: ${circle.join(' → ')}`,
    });
  }
  const shipped = new Map([...importsByFile].filter(([file]) => !DEVELOPMENT_FILE.test(file)));
  for (const circle of circlesOfDomains(shipped)) {
    breaches.push({
      place: 'apps/api/src/domains',
      message: `domains use each other in a circle: ${circle.join(' → ')}`,
    });
  }
  for (const [first = '', ...circle] of circlesOfFiles(importsByFile)) {
    breaches.push({ place: first, message: `files import each other in a circle: ${[first, ...circle].join(' → ')}` });
  }
  return breaches;
}

const breachInDomains = (file: string, found: Import): string | null =>
  DEVELOPMENT_FILE.test(file) ? null : breachInBackend(file, found);

function homeOf(file: string, packages: readonly Package[]): Package {
  const [home] = packages
    .filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  if (!home) throw new Error(`${file} belongs to no package.`);
  return home;
}

function breachOf(found: Import, file: string, home: Package, packages: readonly Package[]): string | null {
  const { specifier } = found;
  const folder = folderOfRoom(home.folder, file);
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (homeOf(target, packages) !== home) return `'${specifier}' leaves the package: import it by its package name`;
    return folderOfRoom(home.folder, target) === folder
      ? null
      : `'${specifier}' leaves the feature: import it by its package name`;
  }
  if (specifier.startsWith('#')) {
    return specifier in (home.manifest.imports ?? {})
      ? null
      : `'${specifier}' is not in the imports of ${home.manifest.name}`;
  }
  const isDevelopment = DEVELOPMENT_FILE.test(file);
  if (isBuiltin(specifier)) {
    const isForBrowsers = BROWSER_ROOMS.includes(roomOf(folder)) && !isDevelopment;
    return isForBrowsers ? `'${specifier}' is Node's: this package runs in browsers` : null;
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const target = packages.find(({ manifest }) => manifest.name === name);
  const breachOfTarget = target ? breachOfRoom(specifier, folder, target) : null;
  if (breachOfTarget !== null || target === home) return breachOfTarget;
  return breachOfDeclaration(found, name, home, packages, isDevelopment);
}

/** `folder`: the folder of the importing layer. */
function breachOfRoom(specifier: string, folder: string, target: Package): string | null {
  const subpath = specifier.slice(target.manifest.name.length).replace(/\?\w+$/, '');
  const targetFolder = folderOfRoom(target.folder, target.folder + subpath);
  if (folder === targetFolder) return `'${specifier}' is this package itself: import its file`;
  const [from, to] = [roomOf(folder), roomOf(targetFolder)];
  if (!MAY_USE[from].includes(to)) return `${from} may not use ${to} ('${specifier}')`;
  return isExported(`.${subpath}`, target) ? null : `'${specifier}' is not in the exports of ${target.manifest.name}`;
}

/** A `*` in the exports stands for one name. */
function isExported(subpath: string, { manifest }: Package): boolean {
  return Object.keys(manifest.exports ?? {}).some((key) => {
    const [start = '', end] = key.split('*');
    if (end === undefined) return key === subpath;
    return (
      subpath.startsWith(start) &&
      subpath.endsWith(end) &&
      /^[\w-]+$/.test(subpath.slice(start.length, -end.length || undefined))
    );
  });
}

function breachOfDeclaration(
  { specifier, kind }: Import,
  name: string,
  home: Package,
  packages: readonly Package[],
  isDevelopment: boolean,
): string | null {
  const { manifest, folder } = home;
  if (manifest.dependencies?.[name] ?? manifest.peerDependencies?.[name]) return null;
  const isDeclaredForDevelopment = manifest.devDependencies?.[name] !== undefined;
  const isErasedOrBuilt = kind !== 'value' || ASSET.test(specifier);
  if (isDeclaredForDevelopment && (isDevelopment || isErasedOrBuilt || folder === '')) return null;
  if (isDeclaredForDevelopment) return `'${name}' is a development dependency, but this file ships`;
  const root = packages.find((entry) => entry.folder === '');
  if (isDevelopment && root?.manifest.devDependencies?.[name]) return null;
  return `'${name}' is not declared in ${folder || '.'}/package.json`;
}

function circlesOfPackages(packages: readonly Package[]): string[][] {
  const names = new Set(packages.map(({ manifest }) => manifest.name));
  return circlesOf(
    new Map(
      packages.map(({ manifest }) => [
        manifest.name,
        Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((name) => names.has(name)),
      ]),
    ),
  );
}

/** Cycles of features that import each other by package name; tests and stories do not count. */
function circlesOfFeatures(
  importsByFile: ReadonlyMap<string, readonly Import[]>,
  packages: readonly Package[],
): string[][] {
  const edges = new Map<string, string[]>();
  for (const [file, imports] of importsByFile) {
    const home = homeOf(file, packages);
    if (DEVELOPMENT_FILE.test(file)) continue;
    const targets = imports
      .filter(({ specifier }) => specifier.startsWith(`${home.manifest.name}/`))
      .map(({ specifier }) => folderOfRoom(home.folder, home.folder + specifier.slice(home.manifest.name.length)));
    const folder = folderOfRoom(home.folder, file);
    edges.set(folder, [...(edges.get(folder) ?? []), ...targets]);
  }
  return circlesOf(edges);
}

/** Dynamic imports make no cycle; types do, since a reader has to follow them. */
function circlesOfFiles(importsByFile: ReadonlyMap<string, readonly Import[]>): string[][] {
  const targetsOf = (file: string, imports: readonly Import[]) =>
    imports
      .filter(({ specifier, kind }) => specifier.startsWith('.') && kind !== 'dynamic')
      .map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier));
  return circlesOf(new Map([...importsByFile].map(([file, imports]) => [file, targetsOf(file, imports)])));
}
