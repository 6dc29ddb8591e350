import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { SellerRight } from '@partshop/api-client';
import { requireAccess, type Access } from '../access/require-access.ts';
import { loadCode } from '../code/load-code.ts';
import { loadWith } from '../routing/load-with.ts';
import type { Feature, Screen, ScreenModule } from './define-feature.ts';

/** The route of a screen. Its code loads on the first visit, and its loader runs only after the access check. */
export function screenRoute({ path, access, right, query, load }: Screen): RouteObject {
  return {
    path: path.slice(1) || path,
    ...(query ? { handle: { query } } : {}),
    shouldRevalidate: isStaying,
    lazy: async () => guarded({ access, right }, await loadCode(load)),
  };
}

/** A page that the browser leaves for another document is not loaded again: its data may be another user's by then. */
const isStaying = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !(typeof actionResult === 'object' && actionResult !== null && 'leaving' in actionResult) && defaultShouldRevalidate;

/** Guards the loader. The action is not guarded: it runs before the current user is known, and the backend checks its calls. */
function guarded(
  { access, right }: { access: Access; right: SellerRight | undefined },
  module: ScreenModule,
): ScreenModule {
  if (access === 'everyone') return module;
  const { loader: load } = module;
  const guard = loadWith(() => requireAccess(access, right));
  const loader: LoaderFunction = async (args, context) => {
    await guard(args, context);
    return load ? load(args, context) : null;
  };
  return { ...module, loader: Object.assign(loader, load) };
}

export const routesOf = ({ screens }: Feature): RouteObject[] => screens.map(screenRoute);
