import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import { accessErrors, commonErrors, tooMany } from './errors.ts';
import type { TOKEN_SCOPES } from './limits.ts';
import type { SellerRight } from './seller-rights.ts';

/** Who may call: any client, a seller, an admin (canSwichUser), or an editor (localizeEditor, or an admin) (D25). */
export type CallAccess = 'client' | 'seller' | 'admin' | 'editor';

/** How often one caller may call. Calls whose limits share a name count together. */
export type CallLimit = {
  name: string;
  /** `visitor`: by session, or by address without one. `client` requires `access`. */
  by: 'address' | 'visitor' | 'client';
  tries: number;
  /** A window begins with its first try. */
  seconds: number;
};

/**
 * Minimal interval between calls from one address, in milliseconds, and how many may wait. Calls whose paces share a name
 * share the interval.
 */
export type CallPace = { name: string; everyMs: number; maxWaiting: number };

/** What the server checks before it handles a call. */
export type CallMeta = {
  /** `changes`: rejected from other sites' pages, and logged while an admin looks at the shop as a client. */
  effect: 'reads' | 'changes';
  /** Public when absent. */
  access?: CallAccess;
  /** What a member of a seller's staff needs for the call. Each call with the access `seller` has one. */
  right?: SellerRight;
  /** A program may make the call by a seller's token with this scope. Requires the access `seller`. */
  token?: (typeof TOKEN_SCOPES)[number];
  /**
   * `refused`: rejected while an admin looks at the shop as a client (B5). Required for calls that move money, and for what a client alone
   * may see.
   */
  whileSwitched?: 'refused';
  limit?: CallLimit;
  pace?: CallPace;
  /** 1 MiB by default. */
  maxBodyBytes?: number;
  /**
   * The answer depends on the address alone, never on a visitor: pages of any site may read it, and anybody may keep it for so many
   * seconds.
   */
  sharedSeconds?: number;
};

type ErrorsOf<Call> = typeof commonErrors &
  (Call extends { access: CallAccess } ? typeof accessErrors : unknown) &
  (Call extends { limit: CallLimit } | { token: string } ? typeof tooMany : unknown);

type WithErrors<Call extends RouteConfig> = Omit<Call, 'responses'> & {
  responses: Call['responses'] & ErrorsOf<Call>;
} & { getRoutingPath: () => string };

/** A contract path as it is routed: a parameter that follows text, as in `/status-{id}`, becomes a segment of its own. */
export const toRoutedPath = (path: string): string => path.replaceAll(/(?<=[^/])\{/g, '/{');

/** Defines a call. Adds the errors that every call may return, and those of its access, limit and token. */
export function defineCall<Call extends RouteConfig & CallMeta>(call: Call): WithErrors<Call> {
  const { access, limit, token, responses } = call;
  const errors = { ...commonErrors, ...(access && accessErrors), ...((limit ?? token) && tooMany) };
  const route = createRoute({ ...call, responses: { ...errors, ...responses } });
  const getRoutingPath = () => toRoutedPath(call.path).replaceAll(/\/\{(.+?)\}/g, '/:$1');
  // Not enumerable, as the one that it replaces.
  Object.defineProperty(route, 'getRoutingPath', { value: getRoutingPath, enumerable: false });
  return route as unknown as WithErrors<Call>;
}
