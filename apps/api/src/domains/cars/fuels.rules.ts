import type { Names } from '../../platform/values/names.ts';
import { nameIn } from '../../platform/values/names.ts';

/** Names of the fuels in `vehicle_engines.fuel`, ordered as the car selector lists them. */
const FUELS: Readonly<Record<string, Names>> = {
  petrol: { ru: 'Бензин', en: 'Petrol', ar: 'بنزين' },
  diesel: { ru: 'Дизель', en: 'Diesel', ar: 'ديزل' },
  gas: { ru: 'Газ', en: 'Gas', ar: 'غاز' },
  hybrid: { ru: 'Гибрид', en: 'Hybrid', ar: 'هجين' },
  electric: { ru: 'Электро', en: 'Electric', ar: 'كهربائي' },
};
const OTHER: Names = { ru: 'Другие', en: 'Other', ar: 'أخرى' };

const order = Object.keys(FUELS);

/** The position of a fuel in the list; an unknown or absent fuel comes last. */
export function fuelRank(fuel: string | null): number {
  const rank = order.indexOf(fuel ?? '');
  return rank < 0 ? order.length : rank;
}

export const fuelName = (fuel: string | null, lang: string): string => nameIn(FUELS[fuel ?? ''] ?? OTHER, lang);
