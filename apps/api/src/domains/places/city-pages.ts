import type { CityLink } from '@partshop/api-client/contract';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { findCitiesWithPoints } from './city-links.queries.ts';
import { findBySegment, showCities } from './city-links.ts';

const CITIES_MS = 60_000;

/** The cities that have a page of their own: those with pick-up points. */
export type CityPages = {
  /** By name in a language. */
  list: (lang: string) => Promise<CityLink[]>;
  /** The city of a segment of `/city/{city}`, in any case. */
  find: (lang: string, segment: string) => Promise<CityLink | undefined>;
};

export function createCityPages({ database, clock }: Pick<ApiSetup, 'database' | 'clock'>): CityPages {
  const withPoints = createExpiringCache(CITIES_MS, clock, () => findCitiesWithPoints(database.pool));
  const list = async (lang: string) => showCities(await withPoints('all'), lang);
  return { list, find: async (lang, segment) => findBySegment(await list(lang), segment) };
}
