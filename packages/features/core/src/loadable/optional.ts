import type { Saga } from '../store/effects.ts';
import { tellLack } from '../store/lack.ts';

/** A load whose failure the page does without; the page is not kept then. */
export function* optional<Result>(load: Saga<Result>): Saga<Result | undefined> {
  try {
    return yield* load;
  } catch {
    yield* tellLack();
    return undefined;
  }
}
