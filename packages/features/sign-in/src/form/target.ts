import { ownPath, paths, splitLocale } from '@partshop/core';

const OWN = [paths.login, paths.register, paths.rememberPassword, paths.logout].map(({ to }) => to());

/**
 * Where to go on after signing in, out of an address that came from outside (D4): a path of the shop without its language. The
 * pages of signing in themselves lead home.
 */
export function targetOf(text: string | null | undefined): string {
  const { path } = splitLocale(ownPath(text));
  const [pathname = '/'] = path.split(/[?#]/, 1);
  return OWN.includes(pathname) || pathname.startsWith('/user/password/') ? paths.home.to() : path;
}

/** The target for links and forms, which leave out the home page: `paths.login.to(givenTarget(url))`. */
export function givenTarget(url: URL): string | undefined {
  const target = targetOf(url.searchParams.get('target'));
  return target === paths.home.to() ? undefined : target;
}
