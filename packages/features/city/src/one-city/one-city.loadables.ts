import { unwrap, type CityLink, type CityPage } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** What is shown of a city with pick-up points. */
export type ShownCity = Pick<CityPage, 'id' | 'name' | 'countryCode' | 'linkUrl' | 'wayDays' | 'pickupPoints'>;

/** The city of a URL, in any case; 404 if no city with pick-up points has this address. */
export const cityPages = createLoadable<{ city: string }, ShownCity>({
  name: 'city-pages',
  key: ({ city }) => city.toLowerCase(),
  isShape: ({ pickupPoints }) => isList(pickupPoints),
  call: (api, query, signal) => unwrap(api.GET('/services/city_json', { params: { query }, signal })),
  max: 2,
});

/** The cities with a page of their own, by name. */
export const linkedCities = createLoadable<void, Pick<CityLink, 'name' | 'linkUrl'>[]>({
  name: 'city-links',
  key: () => 'all',
  isShape: isList,
  call: async (api, _args, signal) => {
    const cities = await unwrap(api.GET('/services/cities_json', { signal }));
    return cities.map(({ name, linkUrl }) => ({ name, linkUrl }));
  },
  max: 1,
});
