import type { placesCalls } from '@partshop/api-client/contract';
import { findCities, findCitiesNear } from './cities.queries.ts';
import { createCityPages } from './city-pages.ts';
import { findCity } from './city.queries.ts';
import { findCityPoints, type AskedPoints } from './city-points.queries.ts';
import { keepChoice } from '../../platform/sessions/choices.queries.ts';
import { findCountryCodes, findRegions } from './delivery-regions.queries.ts';
import { isNameOf } from './city-search.rules.ts';
import { countryName, isoOf, RUSSIA } from '../../platform/values/countries.ts';
import { createPickupCities } from './pickup-cities.ts';
import { showRegions } from './delivery-regions.rules.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { createClientInfoReader } from '../client/index.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { clientTypeOf } from '../../platform/sessions/sessions.queries.ts';

const PLACES_MS = 60_000;
/** The `clientType` of a call (D35). */
const WHOLESALE = 2;

/** Cities, pick-up points, and delivery regions. */
export function placesHandlers(tools: CallTools): CallHandlers<typeof placesCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { pool, db } = database;
  const regions = createExpiringCache(PLACES_MS, clock, () => findRegions(pool));
  const countries = createExpiringCache(PLACES_MS, clock, () => findCountryCodes(pool));

  const cityPages = createCityPages(tools);
  const pickupCityOf = createPickupCities(tools);
  const clientInfo = createClientInfoReader(tools);

  return {
    getCities: async (c) => {
      const { query, near, take, ...view } = c.req.valid('query');
      const page = { lang: languageOf(view, siteConfig), take };
      if (near === undefined) return c.json(await findCities(pool, query, page), 200);
      return c.json(await findCitiesNear(pool, readPlace(near), page), 200);
    },

    getAllPvz: async (c) => {
      const { cityCode, clientType, ...view } = c.req.valid('query');
      const asked: AskedPoints = {
        cityId: cityCode,
        clientType: clientType === WHOLESALE ? 'Wholesale' : 'Retail',
        lang: languageOf(view, siteConfig),
      };
      return c.json(await findCityPoints(db, asked), 200);
    },

    cityList: async (c) => c.json(await cityPages.list(languageOf(c.req.valid('query'), siteConfig)), 200),

    cityPage: async (c) => {
      const { city: segment, ...view } = c.req.valid('query');
      const lang = languageOf(view, siteConfig);
      const city = await cityPages.find(lang, segment);
      if (!city) throw new HttpError(404, { code: 'not-found', message: 'No such city.' });
      const clientType = clientTypeOf(await sessions.find(c));
      const [pickupPoints, { wayDays }] = await Promise.all([
        findCityPoints(db, { cityId: city.id, clientType, lang }),
        pickupCityOf(city.id),
      ]);
      return c.json({ ...city, pickupPoints, wayDays }, 200);
    },

    retails: async (c) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const clientType = clientTypeOf(await sessions.find(c));
      const [cities, points] = await Promise.all([
        cityPages.list(lang),
        findCityPoints(db, { cityId: null, clientType, lang }),
      ]);
      const ofCity = Map.groupBy(points, ({ cityId }) => cityId);
      return c.json(
        cities.flatMap(({ id, linkUrl }) => (ofCity.get(id) ?? []).map((point) => ({ ...point, linkUrl }))),
        200,
      );
    },

    setCity: async (c) => {
      const { city: name, sdekId, countryCode } = c.req.valid('json');
      const city = await findCity(db, sdekId);
      if (!city) throw badField('sdekId', 'is no city that GetCities gives');
      if (!isNameOf(city.names, name)) throw badField('city', 'is not the name of this city');
      if (city.countryCode !== countryCode) throw badField('countryCode', 'is not the country of this city');
      await keepChoice(db, await sessions.findOrOpen(c), { city_id: city.id });
      return c.json(await clientInfo(c, c.req.valid('query')), 200);
    },

    getRegionDelivery: async (c) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      return c.json(showRegions(await regions('all'), lang), 200);
    },

    getOutpostCountryList: async (c) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const { compare } = new Intl.Collator(lang);
      const all = (await countries('all')).map((countryCode) => ({
        countryCode,
        iso: isoOf(countryCode) ?? '',
        name: countryName(countryCode, lang),
      }));
      const isAbroad = (code: number) => Number(code !== RUSSIA);
      all.sort((a, b) => isAbroad(a.countryCode) - isAbroad(b.countryCode) || compare(a.name, b.name));
      return c.json(all, 200);
    },
  };
}

function readPlace(near: string): { latitude: number; longitude: number } {
  const [latitude = Number.NaN, longitude = Number.NaN] = near.split(',').map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOnEarth) throw badField('near', 'must be a latitude up to 90 and a longitude up to 180 degrees');
  return { latitude, longitude };
}
