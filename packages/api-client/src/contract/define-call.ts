import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import { accessErrors, commonErrors, tooMany } from './errors.ts';

/** Who may call: any client, a seller, who has canSwichUser, or who has localizeEditor or canSwichUser (D25). */
export type CallAccess = 'client' | 'seller' | 'admin' | 'editor';

/** How often one caller may call. Calls with limits of one name count together. */
export type CallLimit = {
  name: string;
  /** `visitor`: by session, and by address where there is none. `client` needs `access`. */
  by: 'address' | 'visitor' | 'client';
  tries: number;
  /** A window begins with its first try. */
  seconds: number;
};

/** How fast the calls of one address are answered; further ones wait for their turn. Calls with paces of one name keep one pace. */
export type CallPace = { name: string; everyMs: number; maxWaiting: number };

/** What the server checks before a call does its work. */
export type CallMeta = {
  /** Calls that change something are refused to pages of other sites and are logged while an admin looks as a client. */
  effect: 'reads' | 'changes';
  /** Everybody may call it where this is absent. */
  access?: CallAccess;
  /** `refused`: nobody may call it for another, who looks at the shop as a client (B5). Of every call that takes money. */
  whileSwitched?: 'refused';
  limit?: CallLimit;
  pace?: CallPace;
  /** 1 MiB where this is absent. */
  maxBodyBytes?: number;
};

type ErrorsOf<Call> = typeof commonErrors &
  (Call extends { access: CallAccess } ? typeof accessErrors : unknown) &
  (Call extends { limit: CallLimit } ? typeof tooMany : unknown);

type WithErrors<Call extends RouteConfig> = Omit<Call, 'responses'> & {
  responses: Call['responses'] & ErrorsOf<Call>;
} & { getRoutingPath: () => string };

/** Describes a call. Adds the errors that every call answers, and those of its access and limit. */
export function defineCall<Call extends RouteConfig & CallMeta>(call: Call): WithErrors<Call> {
  const { access, limit, responses } = call;
  const errors = { ...commonErrors, ...(access && accessErrors), ...(limit && tooMany) };
  return createRoute({ ...call, responses: { ...errors, ...responses } }) as unknown as WithErrors<Call>;
}
