import { calls } from '@partshop/api-client/contract';
import { getPath } from 'hono/utils/url';

type Pattern = (string | undefined)[];

/** Segments of the contract's paths; a parameter is `undefined`. */
const patterns: Pattern[] = Object.values(calls).map(({ path }) =>
  path.split('/').map((segment) => (segment.startsWith('{') ? undefined : segment)),
);
/** Paths without a parameter, which most requests spell as the contract does. */
const exactPaths = new Set(
  patterns.filter((pattern) => !pattern.includes(undefined)).map((pattern) => pattern.join('/')),
);
const bySize = Map.groupBy(patterns, (pattern) => pattern.length);

/** The path of a request in the contract's spelling. Paths match in any case (D27); parameters keep theirs. */
export function pathOfContract(request: Request): string {
  const path = getPath(request);
  if (exactPaths.has(path)) return path;
  const segments = path.split('/');
  const pattern = bySize.get(segments.length)?.find((candidate) => matches(candidate, segments));
  return pattern ? pattern.map((fixed, index) => fixed ?? segments[index]).join('/') : path;
}

function matches(pattern: Pattern, segments: string[]): boolean {
  return pattern.every((fixed, index) => fixed === undefined || fixed.toLowerCase() === segments[index]?.toLowerCase());
}
