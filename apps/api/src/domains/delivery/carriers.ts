import type { DeliverySettings } from '../../platform/settings/delivery-settings.ts';
import { knownCities, WAREHOUSE_CITY_ID } from '../places/index.ts';
import type { Carrier } from './carrier.ts';
import { createCdek } from './cdek/cdek.ts';
import { createDemoCarrier } from './demo-carrier.ts';

/** The configured carrier; a demo without one has a stand-in, and a real shop has none. */
export function createCarrier({ cdek, standIn }: DeliverySettings, clock: () => Date): Carrier | undefined {
  if (cdek) return createCdek(cdek, warehouse(), clock);
  return standIn && createDemoCarrier(standIn);
}

function warehouse() {
  const city = knownCities.find(({ id }) => id === WAREHOUSE_CITY_ID);
  if (!city) throw new Error('The warehouse is in no known city.');
  const { names, country, latitude, longitude } = city;
  return { name: names.ru, country, latitude, longitude };
}
