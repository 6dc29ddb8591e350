import { data, type Params, type RouteObject } from 'react-router-dom';
import { loadWith, notFound, reportFault, requireAccess, type Saga } from '@partshop/features/core';
import { checkLink, checkLinkLater } from './check-link.saga.ts';
import type { Placeholder } from './placeholders.ts';

/**
 * The route of a path whose screen comes later. Checks access first, then whether the path exists; then says that the page
 * will open later.
 */
export function placeholderRoute({ path, access, isLinkChecked }: Placeholder): RouteObject {
  return {
    path: path.slice(1),
    loader: loadWith(function* load({ params }): Saga {
      yield* requireAccess(access);
      // §2: a navigation in the browser passes at once.
      if (isLinkChecked) yield* import.meta.env.SSR ? rejectUnknown(params) : checkLinkLater(params);
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
      throw data({ code: 'not-open' }, { status: 404 });
    }),
    Component: () => null,
  };
}

/** §8: rejects with 404 a page that the backend does not know, and with 503 where the backend cannot tell (D7). */
function* rejectUnknown(params: Params): Saga {
  let isKnown: boolean;
  try {
    isKnown = yield* checkLink(params);
  } catch (error) {
    reportFault(error);
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
    throw data({ code: 'not-found' }, { status: 503 });
  }
  if (!isKnown) notFound();
}
