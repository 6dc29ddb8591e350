import { calls } from '@partshop/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { logSwitchAction } from '../../domains/identity/switch-user.queries.ts';
import { noAccess } from './access.ts';
import { CHANGING_GETS } from '../http/forged-change.ts';
import type { ApiContext, ApiEnv } from '../http/api-app.ts';
import type { CallTools } from '../http/call-tools.ts';

type CallName = keyof typeof calls;

/** What is nobody's to do for another (B5). Calls that take money come here too. */
const NOT_WHILE_SWITCHED: ReadonlySet<CallName> = new Set(['passwordUpdate', 'register']);

/** POST calls that only read. */
const READING_POSTS: ReadonlySet<CallName> = new Set([
  'searchGood',
  'searchGoodList',
  'getCardGoods',
  'getValues',
  'getRegionDelivery',
  'getCompanyContacts',
]);

const names = new Map(
  (Object.entries(calls) as [CallName, (typeof calls)[CallName]][]).map(([name, call]) => [
    `${call.method} ${call.getRoutingPath()}`,
    name,
  ]),
);

/** The call that will answer the request, whatever its path holds. */
function callOf(c: ApiContext): CallName | undefined {
  const found = matchedRoutes(c).map(({ method, path }) => names.get(`${method.toLowerCase()} ${path}`));
  return found.find((name) => name !== undefined);
}

/** Writes down each changing call that is made while switched, before it is made, and refuses the forbidden ones. */
export function auditSwitches({ database, clock, sessions }: CallTools): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const name = callOf(c);
    if (name && isChanging(name)) {
      const running = (await sessions.find(c))?.viewer?.switch;
      if (running) {
        await logSwitchAction(database.db, running.id, name, clock());
        if (NOT_WHILE_SWITCHED.has(name)) throw noAccess('Not while looking at the shop as another.');
      }
    }
    await next();
  };
}

function isChanging(name: CallName): boolean {
  const { method, path } = calls[name];
  return method === 'get' ? CHANGING_GETS.has(path.toLowerCase()) : !READING_POSTS.has(name);
}
