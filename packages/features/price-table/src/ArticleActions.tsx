import { ListActions } from '@partshop/features/lists';
import { useHref, useQuery, useTexts } from '@partshop/features/core';
import { paths, ShareLink } from '@partshop/features/shared';
import { OpenedHistory } from './lazy-history.ts';
import { LazyFold } from './LazyFold.tsx';
import { PRICE_QUERY } from './price-table.query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** What a visitor can do with the article besides buying it, in one row of links and small buttons. */
export function ArticleActions({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <div className="price-actions">
      <ListActions articleId={page.articleId} />
      <ShareLink
        href={href(paths.price.to(page.catalogKey, page.clearNumber))}
        label={t('share')}
        copied={t('shareCopied')}
      />
      {page.best ? <PriceAlertLink page={page} /> : null}
      <PriceHistory key={page.articleId} page={page} />
    </div>
  );
}

/** Leads to the form that asks for a message when the article costs less. */
function PriceAlertLink({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <a className="ps-touch" href={href(paths.addAlert.to(String(page.articleId)))}>
      {t('alertPrice')}
    </a>
  );
}

/** What the article has cost (O9). */
function PriceHistory({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  const isAsked = useQuery(PRICE_QUERY).get('history') !== null;
  const opened = `${href(paths.price.to(page.catalogKey, page.clearNumber))}?history=`;
  return (
    <LazyFold
      className="price-history"
      summary={t('history')}
      isAsked={isAsked}
      href={opened}
      linkText={t('historyShow')}
    >
      <OpenedHistory articleId={page.articleId} currency={page.currency.code} href={opened} />
    </LazyFold>
  );
}
