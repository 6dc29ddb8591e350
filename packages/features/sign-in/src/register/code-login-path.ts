import { paths } from '@partshop/features/shared';

/** Login by a code from an SMS: the registration of a phone that the shop may know already. */
export function codeLoginPath(target: string | undefined): string {
  const path = paths.register.to(target);
  return `${path}${path.includes('?') ? '&' : '?'}by=code`;
}
