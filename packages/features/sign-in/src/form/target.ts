import { ownPath, splitLocale } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

const OWN = [paths.login, paths.register, paths.rememberPassword, paths.logout].map(({ to }) => to());

/**
 * Reads the path to redirect to after signing in from an untrusted text (D4): a path of the shop without its language. The pages of
 * signing in become the home page.
 */
export function targetOf(text: string | null | undefined): string {
  const { path } = splitLocale(ownPath(text));
  const [pathname = '/'] = path.split(/[?#]/, 1);
  return OWN.includes(pathname) || pathname.startsWith('/user/password/') ? paths.home.to() : path;
}

/** The same for links and forms, undefined for the home page: `paths.login.to(linkedTarget(text))`. */
export function linkedTarget(text: string | null): string | undefined {
  const target = targetOf(text);
  return target === paths.home.to() ? undefined : target;
}
