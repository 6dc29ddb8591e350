import { useSelector } from 'react-redux';
import { Form, useActionData } from 'react-router-dom';
import { isolate, selectClient, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { OpenLink, paths, PartSearch, searchPath, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Alert, Button, DateTime, EmptyState, IconButton, PageHeading, Search, X } from '@partshop/ui';
import { searchHistory } from './history.loadables.ts';
import { messages } from './history.messages.ts';
import { HistoryRoot } from './history.styles.ts';

/** What the client searched for, with buttons that forget one search or all. */
export function SearchHistoryScreen() {
  const t = useTexts(messages);
  const list = useSelector((state: CoreState) => searchHistory.select(state, undefined));
  const isRefused = useActionData() !== undefined;
  const items = 'data' in list ? (list.data?.items ?? []) : [];
  if (items.length === 0) {
    return (
      <HistoryRoot>
        <EmptyState title={t('emptyTitle')} headingAs="h1" icon={<Search />} actions={<PartSearch />}>
          {t('emptyText')}
        </EmptyState>
        <WhetherKept />
      </HistoryRoot>
    );
  }
  return (
    <HistoryRoot>
      <PageHeading title={t('title')} description={t('lead')} />
      <WhetherKept />
      {isRefused ? <Alert tone="critical">{t('failed')}</Alert> : null}
      <ul className="history-list">
        {items.map(({ text, searchedAt }) => (
          <Searched key={text} text={text} searchedAt={searchedAt} />
        ))}
      </ul>
      <Form method="post" action={paths.searchHistory.to()} replace>
        <Button type="submit" variant="secondary">
          {t('forgetAll')}
        </Button>
      </Form>
    </HistoryRoot>
  );
}

/** Says that the client wants no searches kept, and where that is changed. */
function WhetherKept() {
  const t = useTexts(messages);
  const isKept = useSelector(selectClient).ClientConfig.KeepsSearches !== false;
  if (isKept) return null;
  return (
    <Alert role="note" tone="info">
      {`${t('isOff')} `}
      <OpenLink path={paths.settings.to()}>{t('toSettings')}</OpenLink>
    </Alert>
  );
}

function Searched({ text, searchedAt }: { text: string; searchedAt: string }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  return (
    <li>
      <a href={href(searchPath(text) ?? paths.home.to())}>
        <bdi>{text}</bdi>
      </a>
      <DateTime value={searchedAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="short" />
      <Form method="post" action={paths.searchHistory.to()} replace>
        <input type="hidden" name="text" value={text} />
        <IconButton type="submit" label={t('forget', { text: isolate(text, locale) })}>
          <X />
        </IconButton>
      </Form>
    </li>
  );
}
