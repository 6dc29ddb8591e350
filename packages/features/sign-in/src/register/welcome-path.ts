import { paths } from '@partshop/features/shared';

/** The page of registration for who has just registered: it says what was credited and leads on to the target. */
export function welcomePath(target: string | undefined): string {
  const path = paths.register.to(target);
  return `${path}${path.includes('?') ? '&' : '?'}welcome=1`;
}
