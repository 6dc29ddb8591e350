import type { City } from '@partshop/api-client';
import { DataText, useTexts } from '@partshop/features/core';
import { Check, VisuallyHidden } from '@partshop/ui';
import { toChoiceValue } from './city-choice.ts';
import { messages } from './city.messages.ts';

export type CityChipsProps = { cities: readonly City[]; currentId: number | null; savingId: number | null };

/** Buttons for the largest cities, with their number of pick-up points. */
export function CityChips({ cities, currentId, savingId }: CityChipsProps) {
  const t = useTexts(messages);
  return (
    <ul className="city-chips">
      {cities.map((city) => (
        <li key={city.id}>
          <button
            type="submit"
            name="choice"
            value={toChoiceValue(city)}
            aria-current={city.id === currentId || undefined}
            aria-busy={city.id === savingId || undefined}
          >
            {city.id === currentId ? <Check /> : null}
            <DataText>{city.name}</DataText>
            {city.id === currentId ? <VisuallyHidden>{t('current')}</VisuallyHidden> : null}
            {city.points > 0 ? (
              <span className="chip-points">
                <span aria-hidden="true">{city.points}</span>
                <VisuallyHidden>{t('points', { count: city.points })}</VisuallyHidden>
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
