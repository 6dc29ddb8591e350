import { ownPath, readQuery, rootedPath } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

const SIGN_IN_PAGES = new Set<string>([
  paths.login.to(),
  paths.register.to(),
  paths.rememberPassword.to(),
  paths.logout.to(),
]);

/** The path to redirect to after login: the current page, or the target of a sign-in page. Empty for the home page. */
export function loginTargetOf({ pathname, search }: { pathname: string; search: string }): string {
  const here = SIGN_IN_PAGES.has(pathname)
    ? ownPath(readQuery(['target'], search).get('target'))
    : rootedPath(pathname) + search;
  return here === '/' ? '' : here;
}
