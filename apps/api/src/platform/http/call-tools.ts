import { createAccess, type Access } from '../sessions/access.ts';
import { createSellerSeats } from '../sessions/seller-seats.ts';
import { createTokenCallers } from '../sessions/token-callers.ts';
import { createDevices, type Devices } from '../sessions/devices.ts';
import { createSessionCookies, type SessionCookies } from '../sessions/session-cookies.ts';
import { createThrottles, type Throttles } from '../work/throttles.ts';
import type { ApiSetup } from './api-setup.ts';
import { addressOfOurServer } from './client-address.ts';

/** What the handlers of every domain use. */
export type CallTools = ApiSetup & {
  /** What limits count a request's address by: the IPv4 address, or the IPv6 network. */
  addressOf: (request: Request) => string;
  throttles: Throttles;
  devices: Devices;
  sessions: SessionCookies;
  access: Access;
};

export function createCallTools(setup: ApiSetup): CallTools {
  const sessions = createSessionCookies(setup);
  return {
    ...setup,
    addressOf: addressOfOurServer,
    throttles: createThrottles(),
    devices: createDevices(setup),
    sessions,
    access: createAccess(sessions, createTokenCallers(setup), createSellerSeats(setup)),
  };
}
