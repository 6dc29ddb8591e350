import type { Names } from '../../platform/values/names.ts';
import { nameIn } from '../../platform/values/names.ts';

/** What engines burn, in the order that people look for it: `vehicle_engines.fuel` and its names. */
const FUELS: Readonly<Record<string, Names>> = {
  petrol: { ru: 'Бензин', en: 'Petrol', ar: 'بنزين' },
  diesel: { ru: 'Дизель', en: 'Diesel', ar: 'ديزل' },
  gas: { ru: 'Газ', en: 'Gas', ar: 'غاز' },
  hybrid: { ru: 'Гибрид', en: 'Hybrid', ar: 'هجين' },
  electric: { ru: 'Электро', en: 'Electric', ar: 'كهربائي' },
};
const OTHER: Names = { ru: 'Другие', en: 'Other', ar: 'أخرى' };

const order = Object.keys(FUELS);

/** The place of a fuel among the others; what is none of them comes last. */
export function fuelRank(fuel: string | null): number {
  const rank = order.indexOf(fuel ?? '');
  return rank < 0 ? order.length : rank;
}

export const fuelName = (fuel: string | null, lang: string): string => nameIn(FUELS[fuel ?? ''] ?? OTHER, lang);
