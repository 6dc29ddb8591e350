import { calls } from '@partshop/api-client/contract';
import { getPath } from 'hono/utils/url';

/** A segment of a routed path: a parameter, or its text; `opens` says that a parameter follows it in the same segment of an address. */
type Segment = { text: string; opens: boolean } | undefined;
type Pattern = Segment[];

/** The segments of the contract's paths as addresses have them; a parameter is `undefined`. */
const patterns: Pattern[] = Object.values(calls).map(({ path }) =>
  path.split('/').map((segment) => {
    const [text = ''] = segment.split('{');
    if (text === segment) return { text, opens: false };
    return text === '' ? undefined : { text, opens: true };
  }),
);
/** Paths without a parameter, which most requests spell as the contract does. */
const exactPaths = new Set(
  Object.values(calls)
    .map(({ path }) => path)
    .filter((path) => !path.includes('{')),
);
const bySize = Map.groupBy(patterns, (pattern) => pattern.length);

/**
 * The path of a request as it is routed, in the contract's spelling. Paths match in any case (D27); parameters keep theirs, and one
 * that follows text becomes a segment of its own.
 */
export function pathOfContract(request: Request): string {
  const path = getPath(request);
  if (exactPaths.has(path)) return path;
  const segments = path.split('/');
  const pattern = bySize.get(segments.length)?.find((candidate) => matches(candidate, segments));
  return pattern ? pattern.map((segment, index) => spell(segment, segments[index] ?? '')).join('/') : path;
}

function spell(segment: Segment, given: string): string {
  if (segment === undefined) return given;
  return segment.opens ? `${segment.text}/${given.slice(segment.text.length)}` : segment.text;
}

function matches(pattern: Pattern, segments: string[]): boolean {
  return pattern.every((segment, index) => {
    if (segment === undefined) return true;
    const [text, given] = [segment.text.toLowerCase(), segments[index]?.toLowerCase() ?? ''];
    return segment.opens ? given.startsWith(text) && given.length > text.length : given === text;
  });
}
