import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Picture } from './picture.ts';

export type ReportedPicture = Picture & {
  section: string;
  component: string;
  story: string;
  /** A PNG in base64; undefined if there is none. */
  before: string | undefined;
  after: string | undefined;
};

const page = readFileSync(fileURLToPath(new URL('report.html', import.meta.url)), 'utf8');

/** The report as one HTML file that contains all pictures, views and filters. */
export function reportPage(pictures: readonly ReportedPicture[], comparedWith: string): string {
  const data = JSON.stringify({ pictures, comparedWith }).replaceAll('<', String.raw`\u003c`);
  // A function, because `replace` would interpret `$&` and the like in a string.
  return page.replace('__DATA__', () => data);
}
