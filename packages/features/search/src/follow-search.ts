import { paths, redirectTo, searchPath, type LoadArgs, type Saga } from '@partshop/features/core';

/** The search form's target (§5): redirects by what was typed; without JavaScript an empty text leads home. */
export function* followSearch({ query }: LoadArgs<'q'>): Saga {
  yield* [];
  redirectTo(searchPath(query.get('q') ?? '') ?? paths.home.to(), 302);
}
