import { getCookie, setCookie } from 'hono/cookie';
import { DEVICE_COOKIE, markDevice, provedDevice } from './device-mark.ts';
import type { ApiContext } from '../http/api-app.ts';
import type { ApiSetup } from '../http/api-setup.ts';
import { addressOfOurServer } from '../http/client-address.ts';

/** Browsers keep no cookie for much longer. */
const DEVICE_SECONDS = 365 * 86_400;

/**
 * Whom limits count a request under. A device on which the account logged in before counts as an address that nobody else
 * has, so that strangers use up none of its tries (S8).
 */
export type Asker = {
  /** The address, or the device. */
  from: string;
  /** What is asked about, such as a phone, wherever requests come from: the account's own devices and strangers apart. */
  about: (subject: string) => string;
};

export type Devices = {
  /** `clientId`: the account that the request is about, where there is one. */
  askerOf: (c: ApiContext, clientId: number | undefined) => Asker;
  /** Whether the request may come from a device that somebody logged in on; it costs nothing to ask. */
  isMarked: (c: ApiContext) => boolean;
  /** Marks the visitor's device as one of the account, which has just proved who it is. */
  remember: (c: ApiContext, clientId: number) => void;
};

/** Knows the devices of accounts by a cookie of their own, which stays after the logout and is no identity. */
export function createDevices({
  sessionSecret,
  secureCookies,
}: Pick<ApiSetup, 'sessionSecret' | 'secureCookies'>): Devices {
  const prefix = secureCookies ? 'host' : undefined;
  const common = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: DEVICE_SECONDS } as const;
  const attributes = secureCookies ? ({ ...common, prefix: 'host', secure: true } as const) : common;
  const markOf = (c: ApiContext) => getCookie(c, DEVICE_COOKIE, prefix);

  return {
    askerOf(c, clientId) {
      const device = clientId === undefined ? undefined : provedDevice(sessionSecret, markOf(c), clientId);
      if (device === undefined) return { from: addressOfOurServer(c.req.raw), about: (subject) => subject };
      return { from: `device ${device}`, about: (subject) => `${subject}\nfrom its own devices` };
    },
    isMarked: (c) => markOf(c) !== undefined,
    remember(c, clientId) {
      setCookie(c, DEVICE_COOKIE, markDevice(sessionSecret, markOf(c), clientId), attributes);
    },
  };
}
