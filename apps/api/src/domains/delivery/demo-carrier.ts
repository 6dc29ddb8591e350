import type { DemoBehaviour } from '../../platform/settings/delivery-settings.ts';
import { CarrierFailed, type Carrier } from './carrier.ts';

const KOPECKS = { base: 19_900, perKm: 9, perKg: 3500, door: 14_900 };
const MOST_GRAMS = 30_000;
const KM_A_DAY = 600;
const SLOW_MS = 2000;

/** Each with its place, in degrees from the centre of the city. */
const STREETS = [
  { ru: 'ул. Советская, 14', en: '14 Sovetskaya St', north: 0.012, east: -0.021 },
  { ru: 'пр-т Победы, 52', en: '52 Pobedy Ave', north: -0.024, east: 0.034 },
  { ru: 'ул. Пушкина, 8', en: '8 Pushkina St', north: 0.031, east: 0.017 },
] as const;

const TEXTS = {
  ru: { name: 'Пункт СДЭК', hours: 'Пн–Пт 10:00–20:00, Сб–Вс 10:00–17:00' },
  en: { name: 'CDEK point', hours: 'Mon–Fri 10:00–20:00, Sat–Sun 10:00–17:00' },
} as const;

/**
 * Stands in for CDEK without a network: costs follow from the distance and the weight alone. It can be slow, be down, or refuse
 * every parcel.
 */
export function createDemoCarrier(behaviour: DemoBehaviour): Carrier {
  const answer = async <Result>(result: Result, refusal: Result): Promise<Result> => {
    if (behaviour === 'failing') throw new CarrierFailed('The stand-in is told to fail.');
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return behaviour === 'refusing' ? refusal : result;
  };
  return {
    async quote({ km }, { grams }) {
      const kilograms = Math.max(1, Math.ceil(grams / 1000));
      const exact = KOPECKS.base + Math.round(km) * KOPECKS.perKm + kilograms * KOPECKS.perKg;
      const kopecks = Math.ceil(exact / 100) * 100;
      const daysMin = 2 + Math.floor(km / KM_A_DAY);
      const days = { daysMin, daysMax: daysMin + 2 };
      const isTaken = grams <= MOST_GRAMS;
      return answer(
        isTaken ? { point: { kopecks, ...days }, door: { kopecks: kopecks + KOPECKS.door, ...days } } : {},
        {},
      );
    },

    async points({ id, latitude, longitude }, lang) {
      const key = lang === 'ru' ? 'ru' : 'en';
      const points = STREETS.map((street, index) => ({
        id: `DEMO${id}-${index + 1}`,
        name: `${TEXTS[key].name} ${index + 1}`,
        address: street[key],
        hours: TEXTS[key].hours,
        latitude: latitude + street.north,
        longitude: longitude + street.east,
        isDemo: true,
      }));
      return answer(points, []);
    },
  };
}
