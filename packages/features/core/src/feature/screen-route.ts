import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { requireAccess, type Access } from '../access/require-access.ts';
import { loadCode } from '../code/load-code.ts';
import { loadWith } from '../routing/load-with.ts';
import type { Feature, Screen, ScreenModule } from './define-feature.ts';

/** The route of a screen. Its code loads on the first visit, and its loader runs only after the access check. */
export function screenRoute({ path, access, query, load }: Screen): RouteObject {
  return {
    path: path.slice(1) || path,
    ...(query ? { handle: { query } } : {}),
    lazy: async () => guarded(access, await loadCode(load)),
  };
}

/** Guards the loader. The action is not guarded: it runs before the current user is known, and the backend checks its calls. */
function guarded(access: Access, module: ScreenModule): ScreenModule {
  if (access === 'everyone') return module;
  const { loader: load } = module;
  const guard = loadWith(() => requireAccess(access));
  const loader: LoaderFunction = async (args, context) => {
    await guard(args, context);
    return load ? load(args, context) : null;
  };
  return { ...module, loader: Object.assign(loader, load) };
}

export const routesOf = ({ screens }: Feature): RouteObject[] => screens.map(screenRoute);
