/** The selection after one row was checked or unchecked. */
export function withRow(selected: ReadonlySet<string>, key: string, isSelected: boolean): ReadonlySet<string> {
  return withRows(selected, [key], isSelected);
}

/** The selection after all these rows were checked or unchecked; other rows do not change. */
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

/** The keys from one row to another, inclusive, in table order; only `to` if `from` no longer exists. */
export function keysBetween(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const end = keys.indexOf(to);
  const start = from === undefined ? -1 : keys.indexOf(from);
  if (start < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Whether all, some or none of these rows are selected. */
export function selectionState(selected: ReadonlySet<string>, keys: readonly string[]): 'all' | 'some' | 'none' {
  if (selected.size === 0) return 'none';
  const count = keys.reduce((sum, key) => sum + (selected.has(key) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
