import { CALL_LIST } from '@partshop/api-client/call-list';

/** First segments that only calls have, as §7 spells them. */
const FOLDERS = [
  '/services/',
  '/Localization/',
  '/api/',
  '/registration/',
  '/pay_json/',
  '/client/phone/',
  '/client/order/',
];

const inLowerCase = FOLDERS.map((folder) => folder.toLowerCase());
const isInFolder = (path: string): boolean => inLowerCase.some((folder) => path.startsWith(folder));

/** Paths of calls that lie among pages, such as `/client/FindUserByPhone` beside `/client/orders`. */
const amongPages = CALL_LIST.map(({ path }) => path).filter((path) => !isInFolder(path.toLowerCase()));
const amongPagesInLowerCase: ReadonlySet<string> = new Set(amongPages.map((path) => path.toLowerCase()));

/** Whether a path is of a picture's file, which the backend serves as well, though search engines may read it. */
export const isPicturePath = (pathname: string): boolean => pathname.startsWith('/pictures/');

/** What the paths of calls begin with, spelt as the calls are: robots.txt minds case. */
export const CALL_PREFIXES: readonly string[] = [...FOLDERS, ...new Set(amongPages)];

/** Whether a path belongs to a call, not a page; ignores case (D27). */
export function isCallPath(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return isInFolder(path) || amongPagesInLowerCase.has(path);
}
