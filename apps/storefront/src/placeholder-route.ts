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
 * The page of an address whose screen comes later: who may not open it learns that first, an address that is none is not found,
 * everybody else learns that it will open.
 */
export function placeholderRoute({ path, access, isLinkChecked }: Placeholder): RouteObject {
  return {
    path: path.slice(1),
    loader: loadWith(function* load(args): Saga {
      yield* requireAccess(access);
      // §2: in the browser such an address passes without a check, whose code is not sent there.
      if (isLinkChecked && import.meta.env.SSR) yield* checkLink(args);
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
      throw data({ code: 'not-open' }, { status: 404 });
    }),
    Component: () => null,
  };
}

/**
 * §8: an address that the backend rejects is not found, nor is one that is too long or too odd to be asked for. So is one that it
 * cannot judge, but as an outage and not for good (D7).
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
