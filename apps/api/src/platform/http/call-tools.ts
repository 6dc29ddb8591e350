import { createAccess, type Access } from '../sessions/access.ts';
import { createDevices, type Devices } from '../sessions/devices.ts';
import { createSessionCookies, type SessionCookies } from '../sessions/session-cookies.ts';
import { createPaces, type Paces } from '../work/paces.ts';
import type { ApiSetup } from './api-setup.ts';
import { addressOfOurServer } from './client-address.ts';

/** What the handlers of every domain use. */
export type CallTools = ApiSetup & {
  /** What limits count a request's address by: the IPv4 address, or the IPv6 network. */
  addressOf: (request: Request) => string;
  paces: Paces;
  devices: Devices;
  sessions: SessionCookies;
  access: Access;
};

export function createCallTools(setup: ApiSetup): CallTools {
  const sessions = createSessionCookies(setup);
  return {
    ...setup,
    addressOf: addressOfOurServer,
    paces: createPaces(),
    devices: createDevices(setup),
    sessions,
    access: createAccess(sessions),
  };
}
