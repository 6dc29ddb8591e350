import { toRoutedPath } from '@partshop/api-client/contract';
import { auditSwitch } from '../sessions/switch-audit.ts';
import type { ApiApp, ApiContext } from './api-app.ts';
import { createCallCheck } from './call-check.ts';
import { sharedAnswer } from './shared-answer.ts';
import type { CallTools } from './call-tools.ts';
import type { Domain } from './domain.ts';

/** Adds a domain's endpoints. What their metadata requires is checked here, in no handler. */
export function addDomain<Tools extends CallTools>(app: ApiApp, domain: Domain<Tools>, tools: Tools): void {
  const handlers = domain.handlersOf(tools);
  for (const [name, call] of Object.entries(domain.calls)) {
    const handler = handlers[name];
    if (!handler) throw new Error(`Nothing answers ${name}.`);
    if (call.effect === 'changes' || call.whileSwitched)
      app.on(call.method, call.getRoutingPath(), auditSwitch(name, call, tools));
    if (call.sharedSeconds !== undefined) app.use(call.getRoutingPath(), ...sharedAnswer(call.sharedSeconds));
    const check = createCallCheck(call, tools);
    app.openapi({ ...call, path: toRoutedPath(call.path) }, async (c: ApiContext) => handler(c, await check(c)));
  }
}
