import { data, type RouteObject } from 'react-router-dom';
import { loadWith, requireAccess, type Saga } from '@partshop/features/core';
import type { Placeholder } from './placeholders.ts';

/** The route of a path whose screen comes later. Checks access first, then says that the page will open later. */
export function placeholderRoute({ path, access }: Placeholder): RouteObject {
  return {
    path: path.slice(1),
    loader: loadWith(function* load(): Saga {
      yield* requireAccess(access);
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
      throw data({ code: 'not-open' }, { status: 404 });
    }),
    Component: () => null,
  };
}
