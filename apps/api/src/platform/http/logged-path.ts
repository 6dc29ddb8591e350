const HIDDEN = '[hidden]';

/** Only this much of a URL is read, so that a long one costs little and a log line stays short. */
const MAX_READ = 2000;
const MAX_WRITTEN = 200;

/** The path of a URL for the log: without its query and without secrets. */
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

/** Whether a segment is a secret, as the segment before it tells, or contains an e-mail. */
const isSecret = (segment: string, before: string | undefined): boolean =>
  before?.toLowerCase() === 'recovery' || /@|%40/.test(segment);
