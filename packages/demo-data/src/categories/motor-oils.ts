import { specification } from './attributes.ts';
import type { PartCategory, PartVariant } from './part-category.ts';

/** SAE J300 grade, API class, ACEA or ILSAC (`GF-…`) class, base, and the price against a 5W-30 A3/B4. */
const GRADES = [
  ['0W-16', 'SP', 'GF-6B', 'synthetic', 1.35],
  ['0W-20', 'SP', 'GF-6A', 'synthetic', 1.3],
  ['0W-20', 'SP', 'C5', 'synthetic', 1.4],
  ['0W-30', 'SN', 'C3', 'synthetic', 1.3],
  ['0W-40', 'SP', 'A3/B4', 'synthetic', 1.35],
  ['5W-20', 'SP', 'GF-6A', 'synthetic', 1.1],
  ['5W-30', 'SN', 'A3/B4', 'synthetic', 1],
  ['5W-30', 'SP', 'A5/B5', 'synthetic', 1.05],
  ['5W-30', 'SP', 'C2/C3', 'synthetic', 1.15],
  ['5W-30', 'SN', 'C4', 'synthetic', 1.3],
  ['5W-40', 'SN', 'A3/B4', 'synthetic', 1],
  ['5W-40', 'SP', 'C3', 'synthetic', 1.1],
  ['5W-50', 'SN', 'A3/B4', 'synthetic', 1.25],
  ['10W-40', 'SN', 'A3/B4', 'semi-synthetic', 0.68],
  ['10W-40', 'CI-4', 'E7', 'semi-synthetic', 0.72],
  ['10W-60', 'SN', 'A3/B4', 'synthetic', 1.6],
  ['15W-40', 'SL', 'A3/B3', 'mineral', 0.52],
  ['20W-50', 'SL', 'A3/B3', 'mineral', 0.52],
] as const;

const BASES = {
  synthetic: { ru: 'синтетическое', en: 'synthetic', ar: 'تخليقي' },
  'semi-synthetic': { ru: 'полусинтетическое', en: 'semi-synthetic', ar: 'نصف تخليقي' },
  mineral: { ru: 'минеральное', en: 'mineral', ar: 'معدني' },
} as const;

const LITRES = [1, 4, 5] as const;
const REFERENCE_LITRES = 4;

const kinds = GRADES.flatMap(([grade, api, standard, base, factor]) =>
  LITRES.map((litres): PartVariant => ({
    key: `${grade}-${standard}-${litres}`,
    names: {
      ru: `Масло моторное ${BASES[base].ru} ${grade} ${standard}, ${litres} л`,
      en: `Engine oil ${grade} ${standard}, ${BASES[base].en}, ${litres} l`,
      ar: `زيت محرك ${BASES[base].ar} ${grade} ${standard}، ${litres} لتر`,
    },
    priceFactor: factor * (litres / REFERENCE_LITRES) ** 0.92,
    specifications: [
      specification('viscosity', grade),
      specification('oilBase', BASES[base]),
      specification('api', api),
      specification(standard.startsWith('GF-') ? 'ilsac' : 'acea', standard),
      specification('volume', litres),
    ],
  })),
);

export const motorOils: PartCategory = {
  id: 1201,
  url: 'motor-oils',
  names: { ru: 'Масла моторные', en: 'Engine oils', ar: 'زيوت المحرك' },
  scope: 'universal',
  variants: kinds as [PartVariant, ...PartVariant[]],
  share: 1.6,
  price: 3300,
  spread: 0.1,
  demand: 12,
  stock: 24,
  specifications: () => [],
};
