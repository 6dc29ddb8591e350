import type { Saga } from '../store/effects.ts';
import { reportIncomplete } from '../store/report-incomplete.ts';

/** Runs a load that the page works without: returns undefined after an error, and the page is not cached then. */
export function* optional<Result>(load: Saga<Result>): Saga<Result | undefined> {
  try {
    return yield* load;
  } catch {
    yield* reportIncomplete();
    return undefined;
  }
}
