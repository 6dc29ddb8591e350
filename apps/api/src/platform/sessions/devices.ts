import { getCookie, setCookie } from 'hono/cookie';
import { DEVICE_COOKIE, markDevice, provedDevice } from './device-mark.ts';
import type { ApiContext } from '../http/api-app.ts';
import type { ApiSetup } from '../http/api-setup.ts';
import { addressOfOurServer } from '../http/client-address.ts';

/** Browsers limit a cookie's lifetime to little more. */
const DEVICE_SECONDS = 365 * 86_400;

/**
 * What limits count a request by. A device on which the account has logged in counts separately, so that strangers cannot
 * use up its tries (S8).
 */
export type Asker = {
  /** The IP address, or the known device. */
  from: string;
  /** The subject of a limit, such as a phone, regardless of address: the account's own devices count apart from strangers. */
  about: (subject: string) => string;
};

export type Devices = {
  /** `clientId`: the account that the request is about, if any. */
  askerOf: (c: ApiContext, clientId: number | undefined) => Asker;
  /** Whether the device has a mark; needs no database. */
  isMarked: (c: ApiContext) => boolean;
  /** Adds the account to the device's mark, after a successful login. */
  remember: (c: ApiContext, clientId: number) => void;
};

/** Recognises devices by their own cookie, which stays after the logout and is no identity. */
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
