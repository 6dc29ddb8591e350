import { ownPath, readQuery, rootedPath } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

const SIGN_IN_PAGES = new Set<string>([
  paths.login.to(),
  paths.register.to(),
  paths.rememberPassword.to(),
  paths.logout.to(),
]);

/** Where login leads back to: the page at hand, or what a sign-in page itself was asked to lead to. Empty for the home page. */
export function loginTargetOf({ pathname, search }: { pathname: string; search: string }): string {
  const here = SIGN_IN_PAGES.has(pathname)
    ? ownPath(readQuery(['target'], search).get('target'))
    : rootedPath(pathname) + search;
  return here === '/' ? '' : here;
}
