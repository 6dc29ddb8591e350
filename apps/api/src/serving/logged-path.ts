const HIDDEN = '[hidden]';

/** Segments that hold a secret or an address of a person, after the part of the path that says so. */
const SECRET_SEGMENT = /(\/recovery\/)[^/]+/gi;
const WITH_ADDRESS = /[^/]*(?:@|%40)[^/]*/gi;

/** The path of an address as a log may hold it: without its query, without what lets somebody in. */
export function loggedPath(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path.replaceAll(SECRET_SEGMENT, `$1${HIDDEN}`).replaceAll(WITH_ADDRESS, HIDDEN).slice(0, 200);
}
