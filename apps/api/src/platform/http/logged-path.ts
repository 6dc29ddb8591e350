const HIDDEN = '[hidden]';

/** Nothing further on is read: a log line is short, and whoever sends a long address pays for it himself. */
const MAX_READ = 2000;
const MAX_WRITTEN = 200;

/** The path of an address as a log may hold it: without its query, without what lets somebody in. */
export function loggedPath(address: string): string {
  const [path = ''] = address
    .slice(0, MAX_READ)
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .split(/[?#]/, 1);
  return path
    .split('/')
    .map((segment, index, all) => (segment !== '' && isSecret(segment, all[index - 1]) ? HIDDEN : segment))
    .join('/')
    .slice(0, MAX_WRITTEN);
}

/** A segment that lets somebody in, told by the one before it, or one that holds a person's address. */
const isSecret = (segment: string, before: string | undefined): boolean =>
  before?.toLowerCase() === 'recovery' || /@|%40/.test(segment);
