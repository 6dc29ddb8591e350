/**
 * Each cycle once: from its first name in the order of `edges`, with that name again at its end. A name without edges ends a
 * path.
 */
export function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  function walk(name: string, trail: readonly string[]): void {
    const start = trail.indexOf(name);
    if (start >= 0) circles.push([...trail.slice(start), name]);
    if (start >= 0 || done.has(name)) return;
    for (const next of edges.get(name) ?? []) walk(next, [...trail, name]);
    done.add(name);
  }
  for (const name of edges.keys()) walk(name, []);
  return circles;
}
