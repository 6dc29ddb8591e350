import { rootReducer, type CoreState } from './root-reducer.ts';

type Trim = (slice: unknown) => unknown;

const NOTHING = { type: 'document' };

const trims = new Map<string, Trim>();

/** Registers a function that reduces a slice for the document's state; other slices go in whole. */
export function trimInDocument<Slice>(name: string, trim: (slice: Slice) => Slice): void {
  trims.set(name, trim as Trim);
}

/** The state in a document: what the browser needs beside the markup. Slices in their initial state are omitted. */
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
