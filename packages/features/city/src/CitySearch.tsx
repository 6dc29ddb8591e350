import type { SubmitEvent } from 'react';
import type { City } from '@partshop/api-client';
import { useTexts, type Loadable, type Translate } from '@partshop/features/core';
import { Button, SearchField, type SearchSuggestion } from '@partshop/ui';
import { messages } from './city.messages.ts';
import { dataOf } from './use-picker-data.ts';

export type CitySearchProps = {
  /** Action of the form without scripts. */
  action: string;
  /** The path to redirect to after the choice; the search preserves it. */
  target?: string;
  /** The text of the last search. */
  text: string;
  /** Suggestions while typing. */
  suggest: { typed: string; found: Loadable<City[]>; onType: (text: string) => void; onChoose: (city: City) => void };
  /** Replaces the form's own submission. */
  onSearch?: (text: string) => void;
};

/** Finds cities by the beginning of their name or region. */
export function CitySearch({ action, target, text, suggest, onSearch }: CitySearchProps) {
  const t = useTexts(messages);
  const cities = suggest.typed.trim() === '' ? [] : dataOf(suggest.found);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('q');
    if (!onSearch || typeof typed !== 'string') return;
    event.preventDefault();
    onSearch(typed.trim());
  };

  return (
    <search className="picker-search">
      <form method="get" action={action} onSubmit={onSubmit}>
        <SearchField
          name="q"
          label={t('search')}
          clearLabel={t('clear')}
          maxLength={100}
          defaultValue={text}
          key={text}
          items={cities.length > 0 ? [{ id: 'cities', items: cities.map(toSuggestion) }] : []}
          onValueChange={suggest.onType}
          onChoose={({ id }) => {
            const city = cities.find((known) => String(known.id) === id);
            if (city) suggest.onChoose(city);
          }}
          {...suggestStatus(t, suggest)}
        />
        {target === undefined || target === '/' ? null : <input type="hidden" name="target" value={target} />}
        <Button type="submit">{t('find')}</Button>
      </form>
    </search>
  );
}

const toSuggestion = ({ id, name, region, countryName, countryCode }: City): SearchSuggestion => ({
  id: String(id),
  text: name,
  description: countryCode === 1 ? region : countryName,
});

type Told = { status: 'ready' | 'pending' | 'failed'; statusText: string | undefined };

function suggestStatus(
  t: Translate<'searching' | 'suggested' | 'suggestFailed' | 'nothing'>,
  { typed, found }: { typed: string; found: Loadable<City[]> },
): Told {
  const text = typed.trim();
  if (text === '') return { status: 'ready', statusText: undefined };
  if (found.status === 'failed') return { status: 'failed', statusText: t('suggestFailed') };
  if (found.status !== 'loaded') return { status: 'pending', statusText: t('searching') };
  const count = dataOf(found).length;
  return { status: 'ready', statusText: count > 0 ? t('suggested', { count }) : t('nothing', { text }) };
}
