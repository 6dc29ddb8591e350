import { useTexts } from '@partshop/core';
import { groupId, type OfferGroup } from './offer-groups.ts';
import { messages } from './price-table.messages.ts';

/** The way down a long page: one link a group that has offers. */
export function GroupLinks({ groups }: { groups: readonly OfferGroup[] }) {
  const t = useTexts(messages);
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length < 2) return null;
  return (
    <nav className="price-groups" aria-label={t('groupsLabel')}>
      <ul className="group-links">
        {filled.map(({ number, title, items }) => (
          <li key={number}>
            <a href={`#${groupId(number)}`}>
              {t(title)} <span>{items.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
