import { data, type RouteObject } from 'react-router-dom';
import { unwrap, ApiError } from '@partshop/api-client';
import {
  callApi,
  loadWith,
  notFound,
  reportFault,
  requireAccess,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import type { Placeholder } from './placeholders.ts';

/**
 * The route of a path whose screen comes later. Checks access first, then whether the path exists; then says that the page
 * will open later.
 */
export function placeholderRoute({ path, access, isLinkChecked }: Placeholder): RouteObject {
  return {
    path: path.slice(1),
    loader: loadWith(function* load(args): Saga {
      yield* requireAccess(access);
      // §2: a navigation in the browser skips the check, because its code runs on the server alone.
      if (isLinkChecked && import.meta.env.SSR) yield* checkLink(args);
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
      throw data({ code: 'not-open' }, { status: 404 });
    }),
    Component: () => null,
  };
}

/**
 * §8: rejects with 404 a path that the backend does not know, or that is too long or too odd to ask about. Rejects with 503
 * where the backend cannot check it (D7).
 */
function* checkLink({ params }: LoadArgs): Saga {
  const { parent, category, brand, seria, model, engine } = params;
  const parts = [parent, category, brand, seria, model, engine].filter((part) => part !== undefined);
  const link = `/avtozapchasti/${parts.map(encodeURIComponent).join('/')}`;
  let isRight: boolean;
  try {
    isRight = yield* callApi((api, signal) =>
      unwrap(api.GET('/services/search/checklinkavtozapchasti', { params: { query: { link } }, signal })),
    );
    if (typeof isRight !== 'boolean') throw new Error('Whether a link is right has another shape.');
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) notFound();
    reportFault(error);
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
    throw data({ code: 'not-found' }, { status: 503 });
  }
  if (!isRight) notFound();
}
