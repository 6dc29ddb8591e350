import { type PickupAddress, pickupAddresses, SeededRandom, seedOf } from '@partshop/demo-data';
import { knownCities, type KnownCity } from '../../domains/places/index.ts';

/** A row of table `pickup_points`. */
export type DemoPickupPoint = PickupAddress & {
  /** Of `knownCities`. */
  cityId: number;
  /** Degrees; near the city's centre, not where the street is. */
  latitude: number;
  longitude: number;
};

const KM_OF_A_DEGREE = 111.2;
/** So far from the centre a point stands at least and at most; cities by the sea are not much wider. */
const NEAREST_KM = 0.5;
const FARTHEST_KM = 3;

/** The largest of a name: there is more than one Киров. */
const russianCities = new Map(
  knownCities
    .filter(({ country }) => country === 'RU')
    .toReversed()
    .map((city) => [city.names.ru, city]),
);

/** In the order that the shop shows them. */
export const demoPickupPoints: readonly DemoPickupPoint[] = pickupAddresses.map((address) => {
  const city = cityOf(address);
  return { ...address, cityId: city.id, ...placeIn(city, `${address.city}, ${address.address}`) };
});

function cityOf({ city }: PickupAddress): KnownCity {
  const found = russianCities.get(city);
  if (!found) throw new Error(`No such city in cities.tsv: ${city}.`);
  return found;
}

/** The addresses are invented, so are the coordinates: drawn by the address, the same in every run. */
function placeIn({ latitude, longitude }: KnownCity, seed: string): { latitude: number; longitude: number } {
  const random = new SeededRandom(seedOf(seed));
  const angle = 2 * Math.PI * random.fraction();
  const degrees = (NEAREST_KM + (FARTHEST_KM - NEAREST_KM) * random.fraction()) / KM_OF_A_DEGREE;
  return {
    latitude: rounded(latitude + degrees * Math.cos(angle)),
    longitude: rounded(longitude + (degrees * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
}

/** To some ten metres. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}
