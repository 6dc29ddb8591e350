import { CALL_LIST } from '@partshop/api-client/call-list';

/** Folders that hold nothing but calls (§7). */
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

/** Calls among pages, such as `/client/FindUserByPhone` beside `/client/orders`; in lower case. */
const AMONG_PAGES: ReadonlySet<string> = new Set(
  CALL_LIST.map(({ path }) => path.toLowerCase()).filter((path) => !isInFolder(path)),
);

/** Whether a path is a call's and no page's; in any case of letters (D27). */
export function isCallPath(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return isInFolder(path) || AMONG_PAGES.has(path);
}
