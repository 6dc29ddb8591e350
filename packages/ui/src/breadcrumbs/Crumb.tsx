import { ChevronDown, Ellipsis } from '../icons.ts';
import { Popover } from '../popover/Popover.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { BreadcrumbItem, BreadcrumbLink } from './breadcrumb-item.ts';
import { PageLink } from '../link-provider/link-context.ts';

/** One level: its name and, if it has siblings, a menu of them. */
export function Crumb({ item, isCurrent }: { item: BreadcrumbItem; isCurrent: boolean }) {
  const { label, href, isPending, siblings } = item;
  const current = isCurrent ? 'page' : undefined;
  if (isPending) return <Skeleton className="ps-crumb-bar" />;
  return (
    <>
      {href === undefined ? (
        <span className="ps-crumb" aria-current={current}>
          {label}
        </span>
      ) : (
        <PageLink className="ps-crumb" href={href} aria-current={current}>
          {label}
        </PageLink>
      )}
      {siblings ? <LinkMenu label={siblings.label} links={siblings.items} look="siblings" /> : null}
    </>
  );
}

type LinkMenuProps = { label: string; links: readonly BreadcrumbLink[]; look: 'siblings' | 'more' };

/** A small button that opens a panel of links. */
export function LinkMenu({ label, links, look }: LinkMenuProps) {
  return (
    <Popover
      className="ps-crumb-menu"
      label={label}
      trigger={
        <button type="button" className="ps-crumb-button" aria-label={label} title={label}>
          {look === 'more' ? <Ellipsis /> : <ChevronDown />}
        </button>
      }
    >
      <ul className="ps-crumb-links">
        {links.map((link) => (
          <li key={link.href}>
            <PageLink href={link.href} aria-current={link.isCurrent ? 'true' : undefined}>
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
