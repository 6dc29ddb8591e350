import type { MakerList } from '@partshop/api-client';
import { useQuery, useTexts } from '@partshop/features/core';
import { isSpeltInCyrillic } from '@partshop/features/shared';
import { PageHeading, PartNumber } from '@partshop/ui';
import { GoodCards } from './GoodCards.tsx';
import { MeaningLine } from './MeaningLine.tsx';
import { readListChoice } from './list-choice.ts';
import { messages as resultsMessages } from './results.messages.ts';
import { messages } from './search.messages.ts';
import { SEARCH_QUERY } from './search.query.ts';
import { useTyped } from './use-found.ts';

/** Asks which maker is meant when several have the number. */
export function MakerChoice({ number, makers }: { number: string; makers: MakerList }) {
  const t = useTexts(messages);
  const tResults = useTexts(resultsMessages);
  const typed = useTyped(number);
  const choice = readListChoice(useQuery(SEARCH_QUERY));
  const [first] = makers.items;
  return (
    <>
      <PageHeading
        title={<PartNumber>{first?.catalogFullNumber ?? number}</PartNumber>}
        description={t('chooseMaker', { count: makers.items.length })}
      />
      <MeaningLine {...{ typed, choice }} asked={typed === number ? null : typed} tips={null} isNumber />
      {first && isSpeltInCyrillic(typed, first.clearNumber) ? (
        <p className="search-notes">{tResults('lookAlikes', { typed })}</p>
      ) : null}
      <GoodCards items={makers.items} currency={makers.currency.code} titleAs="h2" />
    </>
  );
}
