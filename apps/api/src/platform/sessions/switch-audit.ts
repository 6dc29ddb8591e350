import type { CallMeta } from '@partshop/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/api-app.ts';
import type { ApiSetup } from '../http/api-setup.ts';
import { noAccess } from './access.ts';
import type { SessionCookies } from './session-cookies.ts';
import { logSwitchAction } from './switch-log.queries.ts';

type Tools = Pick<ApiSetup, 'database' | 'clock'> & { sessions: SessionCookies };

/**
 * Logs a call before it is made while switched, and rejects calls that must not be made for another
 * (`whileSwitched`).
 */
export function auditSwitch(
  call: string,
  { whileSwitched }: Pick<CallMeta, 'whileSwitched'>,
  { database, clock, sessions }: Tools,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const running = (await sessions.find(c))?.currentUser?.switch;
    if (running) {
      await logSwitchAction(database.db, running.id, call, clock());
      if (whileSwitched === 'refused') throw noAccess('Not while looking at the shop as another.');
    }
    await next();
  };
}
