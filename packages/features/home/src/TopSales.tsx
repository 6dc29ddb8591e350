import type { GoodList } from '@partshop/api-client';
import { useHref, useTexts, type Loadable } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { EmptyState, ErrorState, PackageSearch, Pagination } from '@partshop/ui';
import { GoodCards, pageCount } from '@partshop/features/search';
import { messages } from './home.messages.ts';

const LIST_ID = 'top-sales';

type TopSalesProps = { sales: Loadable<GoodList>; /** From 1. */ page: number };

/** The best-selling parts, or an error in their place. */
export function TopSales({ sales, page }: TopSalesProps) {
  const t = useTexts(messages);
  const href = useHref();
  if (sales.status === 'failed') return <ErrorState title={t('salesFailed')}>{t('salesFailedText')}</ErrorState>;
  const list = 'data' in sales ? sales.data : undefined;
  if (!list) return null;
  if (list.items.length === 0) {
    return (
      <EmptyState title={t('noSales')} icon={<PackageSearch />}>
        {t('noSalesText')}
      </EmptyState>
    );
  }
  return (
    <section className="sales" aria-labelledby={LIST_ID}>
      {page > 1 ? (
        <h1 id={LIST_ID} tabIndex={-1}>
          {t('topSalesOfPage', { page })}
        </h1>
      ) : (
        <h2 id={LIST_ID}>{t('topSales')}</h2>
      )}
      <GoodCards items={list.items} currency={list.currency.code} titleAs={page > 1 ? 'h2' : 'h3'} />
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={pageCount(list.total)}
        hrefFor={(number) => `${href(paths.home.to())}${number === 1 ? '' : `?page=${number}`}#${LIST_ID}`}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
      />
    </section>
  );
}
