import { useSelector } from 'react-redux';
import type { ApplicationSummary } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Card, ChipLink, Link, PageHeading, Pagination } from '@partshop/ui';
import { ApplicationBadge } from '../ApplicationBadge.tsx';
import { messages as stateMessages } from '../state.messages.ts';
import { applicationLists } from '../supplier.loadables.ts';
import { REVIEW_QUERY } from '../supplier.query.ts';
import { SupplierPage } from '../supplier.styles.ts';
import { messages } from './review.messages.ts';
import { readListOf, STATES } from './review.saga.ts';

/** /admin/suppliers: the applications of those who want to sell. */
export function ReviewListScreen() {
  const t = useTexts(messages);
  const stateText = useTexts(stateMessages);
  const href = useHref();
  const listOf = readListOf(useQuery(REVIEW_QUERY));
  const known = useSelector((state: CoreState) => applicationLists.select(state, listOf));
  const list = 'data' in known ? known.data : undefined;
  if (!list) return null;
  const { counts } = list;
  const total = STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <SupplierPage data-ui="SupplierApplications">
      <PageHeading title={t('listTitle')} description={t('listLead')} />
      <nav aria-label={t('filter')} className="acts">
        <ChipLink href={href(paths.adminSuppliers.to())} isCurrent={listOf.state === undefined} aside={total}>
          {t('all')}
        </ChipLink>
        {STATES.map((state) => (
          <ChipLink
            key={state}
            href={href(paths.adminSuppliers.to(state))}
            isCurrent={listOf.state === state}
            aside={counts[state]}
          >
            {stateText(state)}
          </ChipLink>
        ))}
      </nav>
      {list.items.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="rows">
          {list.items.map((one) => (
            <Row key={one.id} of={one} />
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        page={list.page}
        pageCount={Math.ceil(list.total / list.take)}
        hrefFor={(page) => href(paths.adminSuppliers.to(listOf.state, page))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </SupplierPage>
  );
}

function Row({ of: { id, company, inn, warehouseCity, state, sentAt } }: { of: ApplicationSummary }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale.format, { dateStyle: 'medium', timeZone: SHOP_TIME_ZONE });
  return (
    <Card as="li" className="row">
      <div className="row-text">
        <Link href={href(paths.adminSupplier.to(id))}>
          <DataText>{company}</DataText>
        </Link>
        <span className="muted">
          {t('row', {
            inn: isolate(inn, locale),
            city: isolate(warehouseCity, locale),
            date: day.format(new Date(sentAt)),
          })}
        </span>
      </div>
      <ApplicationBadge state={state} />
    </Card>
  );
}
