import type { CityPoint } from '@partshop/api-client';
import { DataText, useTexts } from '@partshop/features/core';
import { MapPin } from '@partshop/ui';
import { messages } from './one-city.messages.ts';
import { Points } from './one-city.styles.ts';

/** The pick-up points of a city that serve this visitor: name, address, hours. */
export function PointList({ points }: { points: readonly CityPoint[] }) {
  const t = useTexts(messages);
  return (
    <Points aria-labelledby="points">
      <h2 id="points">{t('points')}</h2>
      {points.length === 0 ? <p>{t('noPoints')}</p> : null}
      <ul>
        {points.map(({ id, name, address, hours }) => (
          <li key={id}>
            <MapPin />
            <h3>
              <DataText>{name}</DataText>
            </h3>
            <DataText>{address}</DataText>
            <DataText className="point-hours">{hours}</DataText>
          </li>
        ))}
      </ul>
      {points.some(({ isDemo }) => isDemo) ? <p className="point-note">{t('demo')}</p> : null}
    </Points>
  );
}
