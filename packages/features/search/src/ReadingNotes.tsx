import type { FoundGoods } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { messages as resultsMessages } from './results.messages.ts';

/** What the search understood differently from what was typed: corrected and dropped words, and a car. */
export function ReadingNotes({ corrected, dropped, car }: Pick<FoundGoods, 'corrected' | 'dropped' | 'car'>) {
  const t = useTexts(resultsMessages);
  const notes = [
    ...corrected.map(({ typed, meant }) => t('corrected', { typed, meant })),
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
