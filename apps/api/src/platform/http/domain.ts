import type { RouteConfig, RouteHandler } from '@hono/zod-openapi';
import type { CallAccess, CallMeta } from '@partshop/api-client/contract';
import type { CurrentUser } from '../sessions/sessions.queries.ts';
import type { ApiContext, ApiEnv } from './api-app.ts';
import type { CallTools } from './call-tools.ts';

/** Any call of the contract. */
export type Call = RouteConfig & CallMeta & { getRoutingPath: () => string };
type Calls = Readonly<Record<string, Call>>;

type Work<One extends RouteConfig> = RouteHandler<One, ApiEnv>;

/** Handles a call after its input and its caller were checked. Gets the current user when the call has `access`. */
export type CallHandler<One extends Call> = (
  c: Parameters<Work<One>>[0],
  currentUser: One extends { access: CallAccess } ? CurrentUser : undefined,
) => ReturnType<Work<One>>;

/** Handlers of calls of a domain, by the calls' names. */
export type CallHandlers<All extends Calls, Name extends keyof All = keyof All> = {
  [One in Name]: CallHandler<All[One]>;
};

/** The handler of any call. */
type AnyHandler = (c: ApiContext, currentUser: CurrentUser | undefined) => Promise<Response>;

export type Domain<Tools extends CallTools = CallTools> = {
  calls: Calls;
  handlersOf: (tools: Tools) => Readonly<Record<string, AnyHandler>>;
};

/** Joins a domain's calls with their handlers. Does not compile when a handler is missing. */
export const defineDomain = <All extends Calls, Tools extends CallTools>(
  calls: All,
  handlersOf: (tools: Tools) => CallHandlers<All>,
): Domain<Tools> => ({ calls, handlersOf: handlersOf as unknown as Domain<Tools>['handlersOf'] });
