/** The boundaries inside the backend: see decision 0022. Tests and what only tests use may import any file of a domain. */
import path from 'node:path';
import { circlesOf } from './circles.ts';
import type { Import } from './imports.ts';

const BACKEND = 'apps/api/src/';
/** The only files outside the demo that may import it. */
const STARTS = new Set([`${BACKEND}start-api.ts`]);
const DRIVERS = /^(?:kysely|pg|pg-copy-streams)(?:\/|$)/;

type Place =
  | { kind: 'domain'; noun: string; isFrontDoor: boolean }
  | { kind: 'platform' | 'demo' | 'list of domains' | 'api' };

/** Where in the backend a file is; undefined for a file outside it. */
function placeOf(file: string): Place | undefined {
  if (!file.startsWith(BACKEND)) return undefined;
  const [folder = '', noun = '', ...rest] = file.slice(BACKEND.length).split('/');
  if (folder === 'platform' || folder === 'demo') return { kind: folder };
  if (folder !== 'domains') return { kind: 'api' };
  if (rest.length === 0) return { kind: 'list of domains' };
  return { kind: 'domain', noun, isFrontDoor: rest.join('/') === 'index.ts' };
}

const targetOf = (file: string, { specifier }: Import): string | undefined =>
  specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;

/** Why a file of the backend may not import a module; null where it may. */
export function breachInBackend(file: string, found: Import): string | null {
  const from = placeOf(file);
  if (!from) return null;
  const { specifier } = found;
  const target = targetOf(file, found);
  const to = target === undefined ? undefined : placeOf(target);
  if (file.endsWith('.rules.ts') && isSql(found, target, from, to)) return `rules import no SQL ('${specifier}')`;
  const isDemo = to?.kind === 'demo' || specifier.startsWith('@partshop/demo-data');
  if (isDemo && from.kind !== 'demo' && !STARTS.has(file)) return `only the start uses demo data ('${specifier}')`;
  if (!to) return null;
  if (from.kind === 'platform' && to.kind !== 'platform') return `the platform knows no domain ('${specifier}')`;
  if (from.kind === 'domain' && (to.kind === 'api' || to.kind === 'list of domains')) {
    return `a domain uses the platform and other domains alone ('${specifier}')`;
  }
  const isInside = from.kind === 'domain' && to.kind === 'domain' && from.noun === to.noun;
  if (to.kind === 'domain' && !isInside && !to.isFrontDoor) {
    return `${to.noun} is entered by its index.ts ('${specifier}')`;
  }
  return null;
}

function isSql({ specifier }: Import, target: string | undefined, from: Place, to: Place | undefined): boolean {
  if (target === undefined) return DRIVERS.test(specifier);
  const isOfAnotherDomain = to?.kind === 'domain' && (from.kind !== 'domain' || from.noun !== to.noun);
  return target.endsWith('.queries.ts') || target.startsWith(`${BACKEND}platform/database/`) || isOfAnotherDomain;
}

/** Cycles of domains, each as the names on its way. */
export function circlesOfDomains(importsByFile: ReadonlyMap<string, readonly Import[]>): string[][] {
  const edges = new Map<string, string[]>();
  for (const [file, imports] of importsByFile) {
    const from = placeOf(file);
    if (from?.kind !== 'domain') continue;
    const nouns = imports.flatMap((found) => {
      const to = placeOf(targetOf(file, found) ?? '');
      return to?.kind === 'domain' && to.noun !== from.noun ? [to.noun] : [];
    });
    edges.set(from.noun, [...new Set([...(edges.get(from.noun) ?? []), ...nouns])]);
  }
  return circlesOf(edges);
}
