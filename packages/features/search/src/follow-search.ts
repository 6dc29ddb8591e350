import { redirectTo, type LoadArgs, type Saga } from '@partshop/features/core';
import { paths, searchPath } from '@partshop/features/shared';

/** Handles the search form (§5): redirects by the typed text. An empty text, possible without JavaScript, redirects home. */
export function* followSearch({ query }: LoadArgs<'q'>): Saga {
  yield* [];
  redirectTo(searchPath(query.get('q') ?? '') ?? paths.home.to(), 302);
}
