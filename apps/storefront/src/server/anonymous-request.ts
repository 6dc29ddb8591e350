import { DEVICE_COOKIE } from '@partshop/api/serving';

/** The `__Host-` prefix is there on https. */
const DEVICE_ALONE = new RegExp(String.raw`^(?:__Host-)?${DEVICE_COOKIE}=[\w.-]*$`);

/**
 * Whether a request has no session: no cookie, or only the device cookie that stays after logout. The device cookie changes
 * no page, so such a request gets cached pages.
 */
export const isAnonymous = (cookies: string | null | undefined): boolean =>
  cookies === null || cookies === undefined || DEVICE_ALONE.test(cookies);
