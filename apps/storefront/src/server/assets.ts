import { createHash } from 'node:crypto';

/** What every document links to and holds: built once a process. */
export type Assets = {
  /** Tags for the head: preloads of scripts and fonts. */
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
  /** Names this build; goes out as `X-Server-Version`. */
  version: string;
};

type Manifest = Record<string, { file: string; imports?: string[] }>;

const CLIENT_ENTRY = 'src/entry-client.tsx';

/** Reads the text of Vite's manifest: the entry script and what it imports are preloaded together. */
export function assetsOfBuild(manifestText: string, base: string, css: string, version: string): Assets {
  const manifest = JSON.parse(manifestText) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error('The build has no entry: run `npm run build`.');
  const preloads = (entry.imports ?? []).map((name) => manifest[name]?.file).filter((file) => file !== undefined);
  return {
    head: preloads.map((file) => `<link rel="modulepreload" href="${base}${file}">`).join(''),
    css,
    cssHash: hashOf(css),
    scripts: `<script type="module" src="${base}${entry.file}"></script>`,
    scriptSource: "'self'",
    connectSource: "'self'",
    version,
  };
}

/** A style's or script's hash in a policy. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A name for the build, the same on every machine that built the same sources. */
export function versionOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}
