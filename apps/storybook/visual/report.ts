import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Picture } from './picture.ts';

export type ReportedPicture = Picture & {
  section: string;
  component: string;
  story: string;
  /** PNG as base64; absent where there is none. */
  before: string | undefined;
  after: string | undefined;
};

const page = readFileSync(fileURLToPath(new URL('report.html', import.meta.url)), 'utf8');

/** One HTML file with everything in it: pictures, views, filters. */
export function reportPage(pictures: readonly ReportedPicture[], comparedWith: string): string {
  const data = JSON.stringify({ pictures, comparedWith }).replaceAll('<', String.raw`\u003c`);
  // A function: text that is put in for `$&` and its like would be taken for a pattern.
  return page.replace('__DATA__', () => data);
}
