import { rootReducer, type CoreState } from './root-reducer.ts';

type Trim = (slice: unknown) => unknown;

const NOTHING = { type: 'document' };

const trims = new Map<string, Trim>();

/** Says what of a slice travels in a document's state; without this all of it does. */
export function trimInDocument<Slice>(name: string, trim: (slice: Slice) => Slice): void {
  trims.set(name, trim as Trim);
}

/**
 * The state that a document carries: what the browser needs beside the markup that it already has. A slice as it began is the
 * same in every store and stays away.
 */
export function documentStateOf(state: CoreState): Record<string, unknown> {
  const beginning = rootReducer(undefined, NOTHING) as unknown as Record<string, unknown>;
  const carried: Record<string, unknown> = {};
  for (const [name, slice] of Object.entries(state)) {
    if (slice === beginning[name]) continue;
    const trim = trims.get(name);
    carried[name] = trim ? trim(slice) : slice;
  }
  return carried;
}
