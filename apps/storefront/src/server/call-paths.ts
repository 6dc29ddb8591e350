import { CALL_LIST } from '@partshop/api-client/call-list';

/** First segments that only calls have (§7). */
const FOLDERS = [
  '/services/',
  '/localization/',
  '/api/',
  '/registration/',
  '/pay_json/',
  '/client/phone/',
  '/client/order/',
];

const isInFolder = (path: string): boolean => FOLDERS.some((folder) => path.startsWith(folder));

/** Paths of calls that lie among pages, such as `/client/FindUserByPhone` beside `/client/orders`; in lower case. */
const AMONG_PAGES: ReadonlySet<string> = new Set(
  CALL_LIST.map(({ path }) => path.toLowerCase()).filter((path) => !isInFolder(path)),
);

/** Whether a path belongs to a call, not a page; ignores case (D27). */
export function isCallPath(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return isInFolder(path) || AMONG_PAGES.has(path);
}
