import type { ReactNode } from 'react';
import { PartSearch } from '@partshop/features/shared';
import { EmptyState, PackageSearch } from '@partshop/ui';

type NothingHereProps = {
  title: string;
  text: string;
  /** A further way on, after the search. */
  children?: ReactNode;
};

/** An empty list: the search may still find the part. */
export function NothingHere({ title, text, children }: NothingHereProps) {
  return (
    <EmptyState
      title={title}
      headingAs="h2"
      icon={<PackageSearch />}
      actions={
        <>
          <PartSearch />
          {children}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
