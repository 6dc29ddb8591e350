import { useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Quantity } from '@partshop/ui';
import { GROUP_TEXTS, groupId } from './offer-groups.ts';
import { firstPageOf } from './price-pages.ts';
import { writePriceQuery, type PriceQuery } from './price-query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** Links to the groups that have offers, for a long page. A group may begin on another page. */
export function GroupLinks({
  page: { catalogKey, clearNumber, groups },
  query,
}: {
  page: ShownPage;
  query: PriceQuery;
}) {
  const t = useTexts(messages);
  const href = useHref();
  const { format: locale } = useLocale();
  const filled = groups.filter(({ count }) => count > 0);
  if (filled.length < 2) return null;
  const hrefOf = (group: (typeof groups)[number]) => {
    const page = firstPageOf(groups, group);
    const path = paths.price.to(catalogKey, clearNumber);
    const other = page === query.page ? '' : href(path + writePriceQuery({ ...query, page }));
    return `${other}#${groupId(group.group)}`;
  };
  return (
    <nav className="price-groups" aria-label={t('groupsLabel')}>
      <ul className="group-links">
        {filled.map((group) => (
          <li key={group.group}>
            <a href={hrefOf(group)}>
              {t(GROUP_TEXTS[group.group].title)} <Quantity value={group.count} locale={locale} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
