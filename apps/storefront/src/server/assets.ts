import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What every document links to and holds: built once a process. */
export type Assets = {
  /** Tags for the head: the early-input script, preloads of scripts. */
  head: string;
  /** Page-wide styles, inlined: tokens, reset, font faces. */
  css: string;
  /** Of {@link css}, as the policy wants it. */
  cssHash: string;
  /** Script elements at the end of the body. */
  scripts: string;
  /** Values of the policy's `script-src` and `connect-src`. */
  scriptSource: string;
  connectSource: string;
  /** What the policy's `img-src` and `frame-src` allow beside our own: see `withOthers`. */
  imageSource?: string;
  frameSource?: string;
  /** Names this build; goes out as `X-Server-Version`. */
  version: string;
};

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }>;

const CLIENT_ENTRY = 'src/browser/entry-client.ts';
const EARLY_INPUT = 'src/browser/early-input.ts';

/** What {@link CLIENT_ENTRY} fetches one after another: all of it is on its way from the start. */
const CHUNKS = /^src\/browser\//;

export type BuildFiles = {
  /** Text of Vite's manifest. */
  manifest: string;
  /** Reads a built file, such as `assets/early-input-1a2b.js`. */
  read: (file: string) => string;
};

/** The files of a build's folder, whose address ends with a slash. */
export function buildFilesOf(folder: URL): BuildFiles {
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  return { manifest: read('.vite/manifest.json'), read };
}

/** Reads what the documents need of a build that is served under `base`. */
export function assetsOfBuild(
  { manifest: text, read }: BuildFiles,
  base: string,
  css: string,
  version: string,
): Assets {
  const manifest = JSON.parse(text) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  const earlyInput = manifest[EARLY_INPUT];
  if (!entry || !earlyInput) throw new Error('The build has no entry: run `npm run build`.');
  // A classic script, so that it runs before the body is there; what it names stays its own.
  const script = `(()=>{${read(earlyInput.file).trim()}})()`;
  return {
    head: `<script>${script}</script>${preloadsOf(manifest)
      .map((file) => `<link rel="modulepreload" href="${base}${file}">`)
      .join('')}`,
    css,
    cssHash: hashOf(css),
    scripts: `<script type="module" src="${base}${entry.file}"></script>`,
    scriptSource: `'self' ${hashOf(script)}`,
    connectSource: "'self'",
    version,
  };
}

/** The entry's chunks and all that they import, each once; screens are fetched by the app itself. */
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

/** A style's or script's hash in a policy. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A name for the build, the same on every machine that built the same sources. */
export function versionOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}
