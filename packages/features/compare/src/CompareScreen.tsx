import { useSelector } from 'react-redux';
import { MAX_COMPARED } from '@partshop/api-client';
import { sharedMessages, useHref, useQuery, useTexts, type CoreState, useCurrency } from '@partshop/features/core';
import { selectList } from '@partshop/features/lists';
import { PartSearch, paths } from '@partshop/features/shared';
import { Alert, ButtonLink, EmptyState, PageHeading, Scale } from '@partshop/ui';
import { comparison } from './compare.loadables.ts';
import { messages } from './compare.messages.ts';
import { COMPARE_QUERY } from './compare.query.ts';
import { Page } from './compare.styles.ts';
import { ComparedArticles } from './ComparedArticles.tsx';

/** /compare: up to four articles side by side (O9). */
export function CompareScreen() {
  const t = useTexts(messages);
  const currency = useCurrency();
  const known = useSelector((state: CoreState) => comparison.select(state, { currency }));
  const ids = useSelector((state: CoreState) => selectList(state, 'compare'));
  const isFull = useQuery(COMPARE_QUERY).get('full') !== null && ids.length >= MAX_COMPARED;
  const list = 'data' in known ? known.data : undefined;
  if (!list) return null;
  const articles = list.items.filter(({ articleId }) => ids.includes(articleId));
  if (articles.length === 0) return <NothingYet />;
  return (
    <Page data-ui="Compare">
      <PageHeading title={t('title')} />
      {isFull ? <Alert tone="attention">{t('full', { count: MAX_COMPARED })}</Alert> : null}
      {articles.length === 1 ? <p className="compare-hint">{t('addOther')}</p> : null}
      <ComparedArticles articles={articles} currency={list.currency.code} />
    </Page>
  );
}

function NothingYet() {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  return (
    <EmptyState
      headingAs="h1"
      title={t('emptyTitle')}
      icon={<Scale />}
      actions={<ButtonLink href={href(paths.home.to())}>{shared('popular')}</ButtonLink>}
    >
      <p>{t('emptyText')}</p>
      <PartSearch size="large" />
    </EmptyState>
  );
}
