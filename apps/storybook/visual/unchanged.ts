/**
 * Finds the story files that need no new pictures: since the last comparison, neither the modules that Vite loaded for them nor
 * their accepted pictures have changed. CI photographs them anyway.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANIFEST, STORE } from './folders.ts';
import { expectedOf, readManifest } from './manifest.ts';

/** What the pictures of a story file depend on, with a hash of it. */
type Seen = { modules: readonly string[]; pictures: readonly string[]; digest: string };
type SeenFiles = Readonly<Record<string, Seen>>;

/** The properties of a Vite module that are used here. */
export type LoadedModule = { file: string | null; importedModules: ReadonlySet<LoadedModule> };

const FILE = path.join(STORE, 'seen.json');
const LOCK = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));

export function unchangedFiles(): string[] {
  return Object.entries(readSeen())
    .filter(([, { modules, pictures, digest }]) => digest === digestOf(modules, pictures))
    .map(([file]) => file);
}

/** Stores what the pictures of these story files depend on. `compared`: the files whose pictures were all compared. */
export function noteSeen(
  compared: ReadonlyMap<string, { modules: readonly string[]; pictures: readonly string[] }>,
): void {
  const seen = [...compared].map(([file, { modules, pictures }]) => [
    file,
    { modules, pictures, digest: digestOf(modules, pictures) },
  ]);
  mkdirSync(STORE, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readSeen(), ...Object.fromEntries(seen) }));
}

/** The project files that these modules are or import, sorted. Leaves out packages: the lock file stands for them. */
export function filesBehind(roots: readonly LoadedModule[]): string[] {
  const found = new Set<LoadedModule>();
  const visit = (module: LoadedModule) => {
    if (found.has(module) || module.file?.includes('/node_modules/')) return;
    found.add(module);
    for (const imported of module.importedModules) visit(imported);
  };
  for (const root of roots) visit(root);
  const files = [...found].flatMap(({ file }) =>
    file !== null && path.isAbsolute(file) && existsSync(file) ? [file] : [],
  );
  return [...new Set(files)].toSorted();
}

function readSeen(): SeenFiles {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as SeenFiles) : {};
}

const manifest = readManifest(MANIFEST);
const contents = new Map<string, string>();

function digestOf(modules: readonly string[], pictures: readonly string[]): string {
  const accepted = pictures.map((name) => `${name} ${expectedOf(manifest, name)?.hash}`);
  const parts = [manifest.drawnBy, ...accepted, ...[LOCK, ...modules].map(contentOf)];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function contentOf(file: string): string {
  const known = contents.get(file);
  if (known !== undefined) return known;
  const content = existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'gone';
  contents.set(file, content);
  return content;
}
