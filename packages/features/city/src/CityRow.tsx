import type { MouseEvent } from 'react';
import type { City } from '@partshop/api-client';
import { DataText, useTexts } from '@partshop/features/core';
import { Badge, Check, MapPin } from '@partshop/ui';
import { toChoiceValue } from './city-choice.ts';
import { messages } from './city.messages.ts';

export type CityRowProps = {
  city: City;
  isCurrent: boolean;
  isSaving: boolean;
  /** Whether the page shows its pick-up points. */
  isShown: boolean;
  pointsHref: string;
  onPointsClick: (event: MouseEvent<HTMLAnchorElement>) => void;
};

const RUSSIA = 1;

/** A button that chooses a city, and a link to its pick-up points. */
export function CityRow({ city, isCurrent, isSaving, isShown, pointsHref, onPointsClick }: CityRowProps) {
  const t = useTexts(messages);
  const { name, region, countryCode, countryName, points } = city;
  const place =
    countryCode === RUSSIA ? region : region ? t('inCountry', { region, country: countryName }) : countryName;
  return (
    <li className="city-row" data-current={isCurrent || undefined}>
      <button
        type="submit"
        name="choice"
        value={toChoiceValue(city)}
        className="city-choice"
        aria-busy={isSaving || undefined}
        aria-current={isCurrent || undefined}
      >
        <span className="city-name">
          <DataText>{name}</DataText>
          {isCurrent ? (
            <Badge tone="positive" icon={<Check />}>
              {t('current')}
            </Badge>
          ) : null}
        </span>
        {place ? <DataText className="city-place">{place}</DataText> : null}
      </button>
      {points > 0 ? (
        <a
          className="city-points"
          href={pointsHref}
          aria-label={t('pointsIn', { count: points, city: name })}
          aria-current={isShown || undefined}
          onClick={onPointsClick}
        >
          <MapPin />
          {t('pointsShort', { count: points })}
        </a>
      ) : (
        <span className="city-points">{t('pointsShort', { count: 0 })}</span>
      )}
    </li>
  );
}
