import { useSelector } from 'react-redux';
import { Trail } from '@partshop/features/breadcrumb-builder';
import { useHref, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { pageCount, readPage, skipOf } from '@partshop/features/search';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime, EmptyState, Link, Package, PageHeading, Pagination } from '@partshop/ui';
import { ARTICLES_QUERY } from './articles.query.ts';
import { InformationRoot } from './information.styles.ts';
import { articleLists } from './post.loadables.ts';
import { messages } from './post.messages.ts';

/** /articles/: the articles with what they are about, the newest first. */
export function ArticlesScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const page = readPage(useQuery(ARTICLES_QUERY));
  const list = useSelector((state: CoreState) => articleLists.select(state, { skip: skipOf(page) ?? 0 }));
  const { items, total } = 'data' in list && list.data ? list.data : { items: [], total: 0 };
  const address = href(paths.articles.to());
  return (
    <InformationRoot data-ui="Articles">
      <Trail items={[{ label: t('articles') }]} />
      <PageHeading title={t('articles')} description={t('articlesLead')} />
      {items.length === 0 ? (
        <EmptyState title={t('noArticles')} icon={<Package />}>
          {t('noArticlesText')}
        </EmptyState>
      ) : (
        <ul className="articles">
          {items.map(({ id, title, teaser, publishedAt }) => (
            <li key={id}>
              <h2>
                <a className="ps-touch" href={href(paths.article.to(id))}>
                  {title}
                </a>
              </h2>
              <p>{teaser}</p>
              <DateTime className="post-dates" value={publishedAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={pageCount(total)}
        hrefFor={(number) => address + (number === 1 ? '' : `?page=${number}`)}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
      />
      <p>
        <Link href={href(paths.feed.to())} variant="standalone" data-navigate="document">
          {t('feed')}
        </Link>
      </p>
    </InformationRoot>
  );
}
