import { specification } from './attributes.ts';
import type { LocalisedText, PartCategory, PartVariant } from './part-category.ts';

const SPRAY: LocalisedText = { ru: 'аэрозоль', en: 'spray', ar: 'بخاخ' };
const TRIGGER: LocalisedText = { ru: 'триггер', en: 'trigger bottle', ar: 'زجاجة رشاشة' };
const CANISTER: LocalisedText = { ru: 'канистра', en: 'canister', ar: 'عبوة' };

const cleaner = (millilitres: number, pack: LocalisedText, factor: number): PartVariant => ({
  key: `${millilitres}-${pack.en.replaceAll(' ', '-')}`,
  names: {
    ru: `Очиститель тормозов, ${pack.ru} ${millilitres} мл`,
    en: `Brake cleaner, ${pack.en}, ${millilitres} ml`,
    ar: `منظف فرامل، ${pack.ar} ${millilitres} مل`,
  },
  priceFactor: factor,
  specifications: [specification('content', millilitres), specification('pack', pack)],
});

export const brakeCleaners: PartCategory = {
  id: 1301,
  url: 'brake-cleaners',
  names: { ru: 'Очистители тормозов', en: 'Brake cleaners', ar: 'منظفات الفرامل' },
  scope: 'universal',
  variants: [
    cleaner(400, SPRAY, 0.8),
    cleaner(500, SPRAY, 1),
    cleaner(600, SPRAY, 1.15),
    cleaner(650, SPRAY, 1.25),
    cleaner(750, SPRAY, 1.4),
    cleaner(500, TRIGGER, 0.9),
    cleaner(5000, CANISTER, 5.6),
    cleaner(20_000, CANISTER, 18),
  ],
  share: 0.5,
  price: 420,
  spread: 0.12,
  demand: 4,
  stock: 30,
  specifications: () => [],
};

const PURPOSES = [
  { key: 'glass', ru: 'для стёкол', en: 'for glass', ar: 'للزجاج', factor: 1 },
  { key: 'interior', ru: 'для салона', en: 'for the interior', ar: 'للمقصورة', factor: 1.05 },
  { key: 'leather', ru: 'для кожи', en: 'for leather', ar: 'للجلد', factor: 1.3 },
  { key: 'plastic', ru: 'для пластика', en: 'for plastic', ar: 'للبلاستيك', factor: 1.1 },
  { key: 'hands', ru: 'для рук', en: 'for hands', ar: 'لليدين', factor: 0.9 },
] as const;

const PACKS_OF_WIPES = [24, 30, 40, 50, 80] as const;
const MEDIAN_PACK = 30;

const kindsOfWipes = PURPOSES.flatMap((purpose) =>
  PACKS_OF_WIPES.map((count): PartVariant => ({
    key: `${purpose.key}-${count}`,
    names: {
      ru: `Салфетки влажные ${purpose.ru}, ${count} шт.`,
      en: `Wet wipes ${purpose.en}, ${count} pcs`,
      ar: `مناديل مبللة ${purpose.ar}، ${count} قطعة`,
    },
    priceFactor: purpose.factor * (count / MEDIAN_PACK) ** 0.8,
    specifications: [
      specification('purpose', { ru: purpose.ru, en: purpose.en, ar: purpose.ar }),
      specification('wipes', count),
    ],
  })),
);

export const wipes: PartCategory = {
  id: 1302,
  url: 'wet-wipes',
  names: { ru: 'Салфетки', en: 'Wipes', ar: 'المناديل' },
  scope: 'universal',
  variants: kindsOfWipes as [PartVariant, ...PartVariant[]],
  share: 0.9,
  price: 145,
  spread: 0.15,
  demand: 3,
  stock: 60,
  specifications: () => [],
};
