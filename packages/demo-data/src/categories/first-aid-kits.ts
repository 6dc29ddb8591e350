import { specification } from './attributes.ts';
import type { LocalisedText, PartCategory, PartVariant } from './part-category.ts';

const BAG: LocalisedText = { ru: 'мягкая сумка', en: 'soft bag', ar: 'حقيبة لينة' };
const BOX: LocalisedText = { ru: 'пластиковый кейс', en: 'plastic box', ar: 'صندوق بلاستيكي' };

/** What the contents answer to: the Russian order of 2024 for cars, the German standard, the European one for vehicles of firms. */
const STANDARDS = [
  { key: 'order-260n', ru: 'Приказ № 260н', en: 'Order No. 260n', ar: 'الأمر رقم 260n', factor: 1 },
  { key: 'din-13164', ru: 'DIN 13164:2022', en: 'DIN 13164:2022', ar: 'DIN 13164:2022', factor: 1.7 },
  { key: 'order-262n', ru: 'Приказ № 262н', en: 'Order No. 262n', ar: 'الأمر رقم 262n', factor: 1.9 },
] as const;

const CASES = [
  { case: BAG, factor: 1 },
  { case: BOX, factor: 1.12 },
] as const;
const YEARS = [
  { key: '4-5', ru: '4,5 года', en: '4.5 years', ar: '4.5 سنوات', factor: 1 },
  { key: '5', ru: '5 лет', en: '5 years', ar: '5 سنوات', factor: 1.05 },
] as const;

const kinds = STANDARDS.flatMap((standard) =>
  CASES.flatMap((held) =>
    YEARS.map((years): PartVariant => ({
      key: `${standard.key}-${held.case === BAG ? 'bag' : 'box'}-${years.key}`,
      names: {
        ru: `Аптечка автомобильная, ${standard.ru}, ${held.case.ru}, годна ${years.ru}`,
        en: `Car first-aid kit, ${standard.en}, ${held.case.en}, keeps ${years.en}`,
        ar: `حقيبة إسعافات أولية للسيارة، ${standard.ar}، ${held.case.ar}، صالحة ${years.ar}`,
      },
      priceFactor: standard.factor * held.factor * years.factor,
      specifications: [
        specification('kitStandard', { ru: standard.ru, en: standard.en, ar: standard.ar }),
        specification('shelfLife', { ru: years.ru, en: years.en, ar: years.ar }),
        specification('kitCase', held.case),
      ],
    })),
  ),
);

export const firstAidKits: PartCategory = {
  id: 1304,
  url: 'car-first-aid-kits',
  names: { ru: 'Аптечки', en: 'First-aid kits', ar: 'حقائب الإسعافات' },
  scope: 'universal',
  variants: kinds as [PartVariant, ...PartVariant[]],
  share: 0.7,
  price: 780,
  spread: 0.12,
  demand: 3,
  stock: 20,
  specifications: () => [],
};
