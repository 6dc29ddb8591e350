import { PartSearch } from '@partshop/features/shared';
import { EmptyState, PackageSearch } from '@partshop/ui';

/** An empty list: the search may still find the part. */
export function NothingHere({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState title={title} headingAs="h2" icon={<PackageSearch />} actions={<PartSearch />}>
      {text}
    </EmptyState>
  );
}
