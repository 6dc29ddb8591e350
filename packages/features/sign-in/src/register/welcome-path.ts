import { paths } from '@partshop/features/shared';

/** The registration page for new clients: it shows the credited bonus and links to the target. */
export function welcomePath(target: string | undefined): string {
  const path = paths.register.to(target);
  return `${path}${path.includes('?') ? '&' : '?'}welcome=1`;
}
