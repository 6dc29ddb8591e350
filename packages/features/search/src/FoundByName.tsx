import { useHere, useHref, useTexts } from '@partshop/features/core';
import { foldPartNumber, looksLikePartNumber } from '@partshop/features/shared';
import { PageHeading, Pagination } from '@partshop/ui';
import { GoodCards } from './GoodCards.tsx';
import { NothingFound } from './NothingFound.tsx';
import { pageCount } from './paging.ts';
import { PartLinks } from './PartLinks.tsx';
import { messages } from './search.messages.ts';
import { useFound } from './use-found.ts';

const LIST_ID = 'found';

/** Articles found by name, below the part whose number may be in the text (D8, F8). */
export function FoundByName({ text }: { text: string }) {
  const t = useTexts(messages);
  const href = useHref();
  const { pathname } = useHere();
  const { list, page, tips } = useFound(text);
  if (!list) return null;

  const folded = foldPartNumber(text);
  const suggestions = tips?.suggestions ?? [];
  const exact = suggestions.filter(({ clearNumber }) => clearNumber === folded);
  const near = tips?.didYouMean ?? [];
  if (list.total === 0) {
    return (
      <NothingFound
        text={text}
        exact={exact}
        near={near}
        others={suggestions.filter((part) => !exact.includes(part))}
      />
    );
  }
  const found = t(looksLikePartNumber(text) && exact.length === 0 ? 'foundByName' : 'found', { count: list.total });
  return (
    <>
      <PageHeading title={<bdi>{text}</bdi>} subtitle={found} />
      <PartLinks title={t('byNumberTitle')} parts={exact} />
      <PartLinks title={t('nearTitle')} parts={near} />
      <div id={LIST_ID} className="search-list">
        <GoodCards items={list.items} currency={list.currency.code} titleAs="h2" />
      </div>
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={pageCount(list.total)}
        hrefFor={(number) => `${href(pathname)}${number === 1 ? '' : `?page=${number}`}#${LIST_ID}`}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
      />
    </>
  );
}
