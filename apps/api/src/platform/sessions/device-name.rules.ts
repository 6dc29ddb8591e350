import { browserName } from '@partshop/api-client/browser-name';

/** In the order of the checks: Android calls itself Linux, and an iPhone says that it is like a Mac. */
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Windows', /Windows NT/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
];

/** What a client recognises a device by: `Firefox, Windows`. Empty for a User-Agent that says neither. */
export function deviceName(userAgent: string): string {
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0];
  return [browserName(userAgent)?.family, system].filter((name) => name !== undefined).join(', ');
}
