/** The query parameters of the page. */
export const CITY_QUERY = ['city', 'near', 'q', 'target'] as const;

export type CityName = (typeof CITY_QUERY)[number];
