import { paths, redirectTo, searchPath, type LoadArgs, type Saga } from '@partshop/features/core';

/** The search form's target (§5): leads on by what was typed; without JavaScript an empty text leads home. */
export function* leadOn({ query }: LoadArgs<'q'>): Saga {
  yield* [];
  redirectTo(searchPath(query.get('q') ?? '') ?? paths.home.to(), 302);
}
