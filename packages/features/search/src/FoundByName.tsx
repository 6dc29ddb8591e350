import { isolate, useHere, useHref, useLocale, useTexts } from '@partshop/features/core';
import { foldPartNumber, looksLikePartNumber } from '@partshop/features/shared';
import { EmptyState, PageHeading, Pagination, SearchX } from '@partshop/ui';
import { countFound } from './count-found.ts';
import { FitNote } from './FitNote.tsx';
import { GoodCards } from './GoodCards.tsx';
import { isNarrowed, writeListQuery } from './list-choice.ts';
import { ListFilters } from './ListFilters.tsx';
import { MeaningLine } from './MeaningLine.tsx';
import { NothingFound } from './NothingFound.tsx';
import { pageCount } from './paging.ts';
import { PartLinks } from './PartLinks.tsx';
import { ReadingNotes } from './ReadingNotes.tsx';
import { messages as resultsMessages } from './results.messages.ts';
import { messages } from './search.messages.ts';
import { useFound, useTyped } from './use-found.ts';

const LIST_ID = 'found';

/** Articles found by name, below the part whose number may be in the text (D8, F8). */
export function FoundByName({ text }: { text: string }) {
  const t = useTexts(messages);
  const tResults = useTexts(resultsMessages);
  const href = useHref();
  const locale = useLocale();
  const { pathname } = useHere();
  const { list, page, choice, tips } = useFound(text);
  const typed = useTyped(text);
  if (!list) return null;

  const folded = foldPartNumber(text);
  const suggestions = tips?.suggestions ?? [];
  const exact = suggestions.filter(({ clearNumber }) => clearNumber === folded);
  const near = tips?.didYouMean ?? [];
  const count = countFound(list, choice);
  const asked = typed === text ? null : typed;
  const meaning = <MeaningLine {...{ typed, asked, choice, tips }} isNumber={false} />;
  if (count === 0 && !isNarrowed(choice)) {
    return (
      <NothingFound
        text={typed}
        meaning={meaning}
        exact={exact}
        near={near}
        others={suggestions.filter((part) => !exact.includes(part))}
      />
    );
  }
  const isNamed = (tips?.places ?? []).some((place) => place.isNamed);
  const isUnknownNumber = looksLikePartNumber(text) && exact.length === 0 && !isNamed;
  const note = list.isByNumber ? tResults('foundByNumber') : isUnknownNumber ? t('foundByName') : undefined;
  return (
    <>
      <PageHeading title={t('found', { count, text: isolate(typed, locale) })} description={note} />
      {meaning}
      <ReadingNotes {...list} />
      <PartLinks title={t('byNumberTitle')} parts={exact} />
      <PartLinks title={t('nearTitle')} parts={near} />
      <ListFilters
        action={href(pathname)}
        makers={list.filterList.find(({ key }) => key === 'Catalogs')?.values ?? []}
        choice={choice}
        asked={asked}
      />
      <FitNote
        fit={list.fit}
        withMisfits={choice.withMisfits}
        isEmpty={list.total === 0}
        hrefFor={(withMisfits) => `${href(pathname)}${writeListQuery({ ...choice, withMisfits }, asked)}`}
      />
      {count === 0 ? (
        <EmptyState
          title={tResults('filteredOut')}
          headingAs="h2"
          icon={<SearchX />}
          actions={<a href={href(pathname)}>{tResults('resetFilters')}</a>}
        />
      ) : list.total === 0 ? null : (
        <div id={LIST_ID} className="search-list">
          <GoodCards items={list.items} currency={list.currency.code} titleAs="h2" />
        </div>
      )}
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={pageCount(list.total)}
        hrefFor={(number) => `${href(pathname)}${writeListQuery(choice, asked, number)}#${LIST_ID}`}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
      />
    </>
  );
}
