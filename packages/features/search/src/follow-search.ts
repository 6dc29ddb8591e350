import { redirectTo, type LoadArgs, type Saga } from '@partshop/features/core';
import { rememberSearch } from '@partshop/features/search-box';
import { paths, searchPath } from '@partshop/features/shared';

/**
 * Handles the search form (§5): redirects by the typed text. An empty text, possible without JavaScript, redirects home. On a server it
 * keeps the search in the client's history; in a browser the form's suggestions do.
 */
export function* followSearch({ query }: LoadArgs<'q'>): Saga {
  const text = query.get('q') ?? '';
  const path = searchPath(text);
  if (import.meta.env.SSR && path !== null) yield* rememberSearch(text);
  redirectTo(path ?? paths.home.to(), 302);
}
