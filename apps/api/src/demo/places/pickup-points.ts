import { type PickupAddress, pickupAddresses, SeededRandom, seedOf } from '@partshop/demo-data';
import { knownCities, type KnownCity } from '../../domains/places/index.ts';

/** A row of table `pickup_points`. */
export type DemoPickupPoint = PickupAddress & {
  /** Id of a city of `knownCities`. */
  cityId: number;
  /** Degrees, at a random place near the city's centre: the street is invented. */
  latitude: number;
  longitude: number;
};

const KM_OF_A_DEGREE = 111.2;
/** The least and largest distance of a point from the centre; some cities by the sea are not wider. */
const NEAREST_KM = 0.5;
const FARTHEST_KM = 3;

/** Russian cities by name; of several with one name (Киров) the largest. */
const russianCities = new Map(
  knownCities
    .filter(({ country }) => country === 'RU')
    .toReversed()
    .map((city) => [city.names.ru, city]),
);

/** Ordered as the shop shows them. */
export const demoPickupPoints: readonly DemoPickupPoint[] = pickupAddresses.map((address) => {
  const city = cityOf(address);
  return { ...address, cityId: city.id, ...placeIn(city, `${address.city}, ${address.address.ru}`) };
});

function cityOf({ city }: PickupAddress): KnownCity {
  const found = russianCities.get(city);
  if (!found) throw new Error(`No such city in cities.tsv: ${city}.`);
  return found;
}

/** A place near the city's centre, drawn from the invented address, so that every run gives the same. */
function placeIn({ latitude, longitude }: KnownCity, seed: string): { latitude: number; longitude: number } {
  const random = new SeededRandom(seedOf(seed));
  const angle = 2 * Math.PI * random.fraction();
  const degrees = (NEAREST_KM + (FARTHEST_KM - NEAREST_KM) * random.fraction()) / KM_OF_A_DEGREE;
  return {
    latitude: rounded(latitude + degrees * Math.cos(angle)),
    longitude: rounded(longitude + (degrees * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
}

/** Rounds to about ten metres. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}
