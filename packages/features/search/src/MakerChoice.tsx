import type { GoodList } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { PageHeading, PartNumber } from '@partshop/ui';
import { GoodCards } from './GoodCards.tsx';
import { messages } from './search.messages.ts';

/** Asks which maker is meant when several have the number. */
export function MakerChoice({ number, makers }: { number: string; makers: GoodList }) {
  const t = useTexts(messages);
  const spelling = makers.items[0]?.catalogFullNumber ?? number;
  return (
    <>
      <PageHeading
        title={<PartNumber>{spelling}</PartNumber>}
        subtitle={t('chooseMaker', { count: makers.items.length })}
      />
      <GoodCards items={makers.items} currency={makers.currency.code} titleAs="h2" />
    </>
  );
}
