/** What the page of the choice reads of its address. */
export const CITY_QUERY = ['city', 'near', 'q', 'target'] as const;

export type CityName = (typeof CITY_QUERY)[number];
