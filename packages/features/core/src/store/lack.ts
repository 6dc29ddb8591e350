import { environment, type Saga } from './effects.ts';

/**
 * Says that the page goes on without something that it could not load. Such a page is for the visitor at hand: it is not kept for
 * others, and nothing of its state is.
 */
export function* tellLack(): Saga {
  (yield* environment('onLack'))?.();
}
