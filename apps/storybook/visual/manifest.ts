/**
 * The list of accepted pictures: one line each, with size and a hash of the pixels. Browsers and fonts draw text differently, so
 * the first line says which ones drew it; the list is valid on machines with the same ones only.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The size of a picture in pixels and the hash of its pixels. */
export type Drawing = { hash: string; width: number; height: number };

export type Manifest = {
  /** Browser, architecture and fonts; empty if nothing is accepted yet. */
  drawnBy: string;
  /** By picture name, such as `controls-button/primary_dark`. */
  drawings: ReadonlyMap<string, Drawing>;
  /** Maps a picture to another one of the same component that looks the same. */
  repeats: ReadonlyMap<string, string>;
};

const HEAD = '# Drawn by ';

/** Parses the manifest: a line is `NAME WIDTHxHEIGHT HASH`, or `NAME = OTHER` for a repeat. */
export function parseManifest(text: string): Manifest {
  const [head = '', ...lines] = text.split('\n');
  const drawings = new Map<string, Drawing>();
  const repeats = new Map<string, string>();
  for (const line of lines) {
    const [name = '', size = '', hash = ''] = line.split(' ');
    const [width = 0, height = 0] = size.split('x').map(Number);
    if (size === '=') repeats.set(name, hash);
    else if (hash !== '') drawings.set(name, { hash, width, height });
  }
  return { drawnBy: head.startsWith(HEAD) ? head.slice(HEAD.length) : '', drawings, repeats };
}

export function formatManifest({ drawnBy, drawings, repeats }: Manifest): string {
  const lines = [
    ...[...drawings].map(([name, { hash, width, height }]) => `${name} ${width}x${height} ${hash}`),
    ...[...repeats].map(([name, other]) => `${name} = ${other}`),
  ];
  return `${[`${HEAD}${drawnBy}`, ...lines.toSorted()].join('\n')}\n`;
}

export function readManifest(file: string): Manifest {
  return parseManifest(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

export function writeManifest(file: string, manifest: Manifest): void {
  writeFileSync(file, formatManifest(manifest));
}

/** The accepted picture of a name; undefined for a new one. */
export function expectedOf({ drawings, repeats }: Manifest, name: string): Drawing | undefined {
  return drawings.get(repeats.get(name) ?? name);
}
