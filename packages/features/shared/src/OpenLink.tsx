import type { ReactNode } from 'react';
import { useHref } from '@partshop/features/core';
import { isOpenPage } from './open-pages.ts';

type OpenLinkProps = { path: string; className?: string; children: ReactNode };

/** A link where its page exists, else its content alone: a sum that is worth seeing without a page about it. */
export function OpenLink({ path, className, children }: OpenLinkProps) {
  const href = useHref();
  return isOpenPage(path) ? (
    <a className={className} href={href(path)}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
}
