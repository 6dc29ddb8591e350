import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { foldPartNumber, looksLikePartNumber } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { FoundList } from './FoundList.tsx';
import { MeaningLine } from './MeaningLine.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PartLinks } from './PartLinks.tsx';
import { ReadingNotes } from './ReadingNotes.tsx';
import { messages as resultsMessages } from './results.messages.ts';
import { messages } from './search.messages.ts';
import { useFound, useTyped } from './use-found.ts';

/** Articles found by name, below the part whose number may be in the text (D8, F8). */
export function FoundByName({ text }: { text: string }) {
  const t = useTexts(messages);
  const tResults = useTexts(resultsMessages);
  const locale = useLocale();
  const { list, page, choice, tips } = useFound(text);
  const typed = useTyped(text);
  if (!list) return null;

  const folded = foldPartNumber(text);
  const suggestions = tips?.suggestions ?? [];
  const exact = suggestions.filter(({ clearNumber }) => clearNumber === folded);
  const near = tips?.didYouMean ?? [];
  const asked = typed === text ? null : typed;
  const meaning = <MeaningLine {...{ typed, asked, choice, tips }} isNumber={false} />;
  if (list.unfiltered === 0) {
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
      <PageHeading title={t('found', { count: list.unfiltered, text: isolate(typed, locale) })} description={note} />
      {meaning}
      <ReadingNotes {...list} />
      <PartLinks title={t('byNumberTitle')} parts={exact} />
      <PartLinks title={t('nearTitle')} parts={near} />
      <FoundList {...{ list, choice, page, asked }} />
    </>
  );
}
