import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { X } from '@partshop/ui';
import { listActiveFilters } from './active-filters.ts';
import { withoutFilters, writePriceQuery, type PriceQuery } from './price-query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** The active filters; each is a link to the page without it. */
export function FilterLinks({ page, query }: { page: ShownPage; query: PriceQuery }) {
  const t = useTexts(messages);
  const href = useHref();
  const to = (next: PriceQuery) => href(paths.price.to(page.catalogKey, page.clearNumber) + writePriceQuery(next));
  const filters = listActiveFilters(page, query, t);
  return (
    <ul className="price-chips" aria-label={t('activeFilters')}>
      {filters.map(({ name, without }) => (
        <li key={name}>
          <a className="chip" href={to(without)} rel="nofollow" aria-label={t('removeFilter', { name })}>
            <bdi>{name}</bdi>
            <X />
          </a>
        </li>
      ))}
      <li>
        <a className="chip-reset" href={to(withoutFilters(query))} rel="nofollow">
          {t('reset')}
        </a>
      </li>
    </ul>
  );
}
