import { useSelector } from 'react-redux';
import { DataText, useHref, useTexts, type CoreState } from '@partshop/features/core';
import { linkedCities } from './one-city.loadables.ts';
import { messages } from './one-city.messages.ts';
import { Links } from './one-city.styles.ts';

/** Links to the pages of all cities with pick-up points; nothing without the list. */
export function CityLinks() {
  const t = useTexts(messages);
  const href = useHref();
  const entry = useSelector((state: CoreState) => linkedCities.select(state));
  const cities = 'data' in entry && entry.data ? entry.data : [];
  if (cities.length === 0) return null;
  return (
    <Links aria-labelledby="city-links">
      <h2 id="city-links">{t('allCities')}</h2>
      <ul>
        {cities.map(({ name, linkUrl }) => (
          <li key={linkUrl}>
            <a href={href(linkUrl)}>
              <DataText>{name}</DataText>
            </a>
          </li>
        ))}
      </ul>
    </Links>
  );
}
