/** The choice after one row was ticked or unticked. */
export function withRow(selected: ReadonlySet<string>, key: string, isSelected: boolean): ReadonlySet<string> {
  return withRows(selected, [key], isSelected);
}

/** The choice after these rows were all ticked or unticked; the others stay as they were. */
export function withRows(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The keys from one row to another, both included, in the order of the table; only the second where the first is gone. */
export function keysBetween(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const end = keys.indexOf(to);
  const start = from === undefined ? -1 : keys.indexOf(from);
  if (start < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Whether all rows here are chosen, some, or none. */
export function selectionState(selected: ReadonlySet<string>, keys: readonly string[]): 'all' | 'some' | 'none' {
  if (selected.size === 0) return 'none';
  const count = keys.reduce((sum, key) => sum + (selected.has(key) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
