import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Pagination } from '@partshop/ui';
import { countPages } from './price-pages.ts';
import { writePriceQuery, type PriceQuery } from './price-query.ts';
import { OFFERS_ID } from './OffersToolbar.tsx';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** Links to the pages of a list that is longer than one. */
export function PagesOfOffers({ page, query }: { page: ShownPage; query: PriceQuery }) {
  const t = useTexts(messages);
  const href = useHref();
  const path = paths.price.to(page.catalogKey, page.clearNumber);
  return (
    <Pagination
      label={t('pages')}
      page={query.page}
      pageCount={countPages(page.groups)}
      hrefFor={(number) => `${href(path + writePriceQuery({ ...query, page: number }))}#${OFFERS_ID}`}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
    />
  );
}
