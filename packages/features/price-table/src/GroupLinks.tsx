import { createRowList, useTexts } from '@partshop/features/core';
import { GROUP_TEXTS, groupId } from './offer-groups.ts';
import type { GroupSummary } from './price-page.ts';
import { messages } from './price-table.messages.ts';

type GroupLinkProps = { href: string; title: string; count: string };

const { RowList: Links } = createRowList<GroupLinkProps>(
  function GroupLink({ href, title, count }) {
    return (
      <li>
        <a href={href}>
          {title} <span>{count}</span>
        </a>
      </li>
    );
  },
  ['href', 'title', 'count'],
);

/** The way down a long page: one link a group that has offers. */
export function GroupLinks({ groups }: { groups: readonly GroupSummary[] }) {
  const t = useTexts(messages);
  const filled = groups.filter(({ count }) => count > 0);
  if (filled.length < 2) return null;
  return (
    <nav className="price-groups" aria-label={t('groupsLabel')}>
      <Links
        as="ul"
        className="group-links"
        rows={filled.map(({ number, count }) => ({
          key: String(number),
          href: `#${groupId(number)}`,
          title: t(GROUP_TEXTS[number].title),
          count: String(count),
        }))}
      />
    </nav>
  );
}
