import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What every document links and embeds; computed once per process. */
export type Assets = {
  /** Tags for the head: the early-input script. */
  head: string;
  /** Inlined styles of every page: tokens, reset, font faces. */
  css: string;
  /** Hash of {@link css} for the content security policy. */
  cssHash: string;
  /** The script at the end of the body that loads the app. */
  scripts: string;
  /** Sources for the policy's `script-src` and `connect-src`. */
  scriptSource: string;
  connectSource: string;
  /** Other origins for the policy's `img-src` and `frame-src`: see `withOthers`. */
  imageSource?: string;
  frameSource?: string;
  /** Identifies this build; sent as `X-Server-Version`. */
  version: string;
};

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }>;

const CLIENT_ENTRY = 'src/browser/entry-client.ts';
const EARLY_INPUT = 'src/browser/early-input.ts';
const LOAD_APP = 'src/browser/load-app.ts';

/** The chunks that {@link CLIENT_ENTRY} imports one by one; all of them load at once. */
const CHUNKS = /^src\/browser\//;

export type BuildFiles = {
  /** Vite's manifest as text. */
  manifest: string;
  /** Reads a built file, such as `assets/early-input-1a2b.js`. */
  read: (file: string) => string;
};

/** The files in a build's folder, whose URL ends with a slash. */
export function buildFilesOf(folder: URL): BuildFiles {
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  return { manifest: read('.vite/manifest.json'), read };
}

/** Reads what documents need from a build that is served under `base`. */
export function assetsOfBuild(
  { manifest: text, read }: BuildFiles,
  base: string,
  css: string,
  version: string,
): Assets {
  const manifest = JSON.parse(text) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  const earlyInput = manifest[EARLY_INPUT];
  const loadApp = manifest[LOAD_APP];
  if (!entry || !earlyInput || !loadApp) throw new Error('The build has no entry: run `npm run build`.');
  // A classic script runs before the body is parsed; the function keeps its names out of the global scope.
  const inline = ({ file }: { file: string }) => `(()=>{${read(file).trim()}})()`;
  const [first, last] = [inline(earlyInput), inline(loadApp)];
  const files = [entry.file, ...preloadsOf(manifest)].map((file) => base + file).join(' ');
  return {
    head: `<script>${first}</script>`,
    css,
    cssHash: hashOf(css),
    scripts: `<script data-files="${files}">${last}</script>`,
    scriptSource: `'self' ${hashOf(first)} ${hashOf(last)}`,
    connectSource: "'self'",
    version,
  };
}

/** The entry's chunks with all their static imports, each once. The app loads screens itself. */
function preloadsOf(manifest: Manifest): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const part = manifest[name];
    if (!part || found.has(part.file)) return;
    found.add(part.file);
    for (const next of part.imports ?? []) visit(next);
  };
  for (const name of manifest[CLIENT_ENTRY]?.dynamicImports ?? []) if (CHUNKS.test(name)) visit(name);
  for (const name of manifest[CLIENT_ENTRY]?.imports ?? []) visit(name);
  return [...found];
}

/** The hash of an inline style or script as a policy names it. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The version of a build: the same on every machine that built the same sources. */
export function versionOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}
