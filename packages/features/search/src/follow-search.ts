import { redirectTo, type LoadArgs, type Saga } from '@partshop/features/core';
import { paths, searchPath } from '@partshop/features/shared';

/** The search form's target (§5): redirects by what was typed; without JavaScript an empty text leads home. */
export function* followSearch({ query }: LoadArgs<'q'>): Saga {
  yield* [];
  redirectTo(searchPath(query.get('q') ?? '') ?? paths.home.to(), 302);
}
