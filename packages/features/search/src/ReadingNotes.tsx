import type { FoundGoods } from '@partshop/api-client';
import { inOtherLayout } from '@partshop/api-client/keyboard-layout';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { messages as resultsMessages } from './results.messages.ts';

/** What the search understood differently from what was typed: corrected and dropped words, and a car. */
export function ReadingNotes({ corrected, dropped, car }: Pick<FoundGoods, 'corrected' | 'dropped' | 'car'>) {
  const t = useTexts(resultsMessages);
  const locale = useLocale();
  const notes = [
    ...corrected.map(({ typed, meant }) =>
      t(inOtherLayout(typed) === meant ? 'layout' : 'corrected', {
        typed: isolate(typed, locale),
        meant: isolate(meant, locale),
      }),
    ),
    ...(dropped.length > 0 ? [t('dropped', { words: dropped.join(', ') })] : []),
    ...(car === null ? [] : [t('forAllCars', { car })]),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="search-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
