/** Why nothing was fetched from an address that a seller named. */
export const FETCH_FAULTS = [
  'address-wrong',
  'address-not-https',
  'address-private',
  'address-unknown',
  'too-many-redirects',
  'not-answered',
  'too-slow',
  'too-large',
] as const;
