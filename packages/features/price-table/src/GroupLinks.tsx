import { useTexts } from '@partshop/features/core';
import { GROUP_TEXTS, groupId } from './offer-groups.ts';
import type { GroupSummary } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** Links to the groups that have offers, for a long page. */
export function GroupLinks({ groups }: { groups: readonly GroupSummary[] }) {
  const t = useTexts(messages);
  const filled = groups.filter(({ count }) => count > 0);
  if (filled.length < 2) return null;
  return (
    <nav className="price-groups" aria-label={t('groupsLabel')}>
      <ul className="group-links">
        {filled.map(({ number, count }) => (
          <li key={number}>
            <a href={`#${groupId(number)}`}>
              {t(GROUP_TEXTS[number].title)} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
