import { environment, type Saga } from './effects.ts';

/**
 * Marks the page as incomplete: something failed to load, or it may change at any moment. Only this visitor gets the page; neither it nor its state is cached for
 * others.
 */
export function* reportIncomplete(): Saga {
  (yield* environment('onIncomplete'))?.();
}
