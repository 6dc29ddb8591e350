import { DEVICE_COOKIE } from '@partshop/api/serving';

/** `__Host-` where the shop is on https. */
const DEVICE_ALONE = new RegExp(String.raw`^(?:__Host-)?${DEVICE_COOKIE}=[\w.-]*$`);

/**
 * Whether a visit is of nobody: without a cookie, or with the mark alone that a device keeps after its owner logged out. The
 * mark makes no page another, so such a visit has the cached pages too.
 */
export const isNobodysVisit = (cookies: string | null | undefined): boolean =>
  cookies === null || cookies === undefined || DEVICE_ALONE.test(cookies);
