import { specification } from './attributes.ts';
import type { PartCategory, PartVariant } from './part-category.ts';

/** UN R37: category, cap, watts at 12 V, and the price against an H7. */
const HEADLAMP_TYPES = [
  ['H1', 'P14.5s', '55', 0.62],
  ['H3', 'PK22s', '55', 0.62],
  ['H4', 'P43t', '60/55', 0.85],
  ['H7', 'PX26d', '55', 1],
  ['H8', 'PGJ19-1', '35', 1.7],
  ['H9', 'PGJ19-5', '65', 1.9],
  ['H11', 'PGJ19-2', '55', 1.5],
  ['H15', 'PGJ23t-1', '15/55', 2.6],
  ['H16', 'PGJ19-3', '19', 1.7],
  ['H27W/1', 'PG13', '27', 1.4],
  ['HB3', 'P20d', '60', 1.5],
  ['HB4', 'P22d', '51', 1.5],
] as const;

const HEADLAMP_KINDS = [
  { key: 'standard', ru: 'стандарт', en: 'standard', ar: 'قياسية', kelvin: 3200, factor: 1 },
  { key: 'plus', ru: '+130 % света', en: '+130 % light', ar: '+130 % إضاءة', kelvin: 3600, factor: 2.6 },
  { key: 'white', ru: 'белый свет', en: 'white light', ar: 'ضوء أبيض', kelvin: 4200, factor: 2.2 },
  { key: 'long-life', ru: 'увеличенный ресурс', en: 'long life', ar: 'عمر أطول', kelvin: 3200, factor: 1.4 },
] as const;

const HEADLAMP = { ru: 'головной свет', en: 'headlights', ar: 'المصابيح الأمامية' };
const SIGNAL_LAMP = { ru: 'сигналы и салон', en: 'signals and interior', ar: 'الإشارات والمقصورة' };

const headlampKinds = HEADLAMP_TYPES.flatMap(([type, cap, watts, factor]) =>
  HEADLAMP_KINDS.map((kind): PartVariant => ({
    key: `${type}-${kind.key}`,
    names: {
      ru: `Лампа галогенная ${type} 12 В ${watts} Вт, ${kind.ru}`,
      en: `Halogen lamp ${type} 12 V ${watts} W, ${kind.en}`,
      ar: `لمبة هالوجين ${type} 12 فولت ${watts} واط، ${kind.ar}`,
    },
    priceFactor: factor * kind.factor,
    specifications: [
      specification('lampType', type),
      specification('lampBase', cap),
      specification('voltage', 12),
      specification('power', watts),
      specification('colourTemperature', kind.kelvin),
      specification('light', { ru: kind.ru, en: kind.en, ar: kind.ar }),
      specification('place', HEADLAMP),
      specification('standard', 'UN R37'),
    ],
  })),
);

const SIGNAL_TYPES = [
  ['W5W', 'W2.1x9.5d', '5'],
  ['W3W', 'W2.1x9.5d', '3'],
  ['WY5W', 'W2.1x9.5d', '5'],
  ['W16W', 'W2.1x9.5d', '16'],
  ['W21W', 'W3x16d', '21'],
  ['W21/5W', 'W3x16q', '21/5'],
  ['WY21W', 'WX3x16d', '21'],
  ['P21W', 'BA15s', '21'],
  ['PY21W', 'BAU15s', '21'],
  ['P21/5W', 'BAY15d', '21/5'],
  ['P21/4W', 'BAZ15d', '21/4'],
  ['R5W', 'BA15s', '5'],
  ['R10W', 'BA15s', '10'],
  ['T4W', 'BA9s', '4'],
  ['H6W', 'BAX9s', '6'],
  ['C5W', 'SV8.5', '5'],
  ['C10W', 'SV8.5', '10'],
  ['HY21W', 'BAW9s', '21'],
] as const;

const signalKinds = SIGNAL_TYPES.map(([type, cap, watts]): PartVariant => ({
  key: type,
  names: {
    ru: `Лампа накаливания ${type} 12 В ${watts} Вт`,
    en: `Signal lamp ${type} 12 V ${watts} W`,
    ar: `لمبة إشارة ${type} 12 فولت ${watts} واط`,
  },
  specifications: [
    specification('lampType', type),
    specification('lampBase', cap),
    specification('voltage', 12),
    specification('power', watts),
    specification('place', SIGNAL_LAMP),
    specification('standard', 'UN R37'),
  ],
}));

export const halogenLamps: PartCategory = {
  id: 1103,
  url: 'halogen-lamps',
  names: { ru: 'Лампы головного света', en: 'Headlight lamps', ar: 'لمبات المصابيح الأمامية' },
  scope: 'universal',
  variants: headlampKinds as [PartVariant, ...PartVariant[]],
  share: 1.1,
  price: 480,
  spread: 0.08,
  demand: 6,
  stock: 40,
  specifications: () => [],
  remarks: ['Цена за 1 шт.', 'Комплект 2 шт.'],
};

export const signalLamps: PartCategory = {
  id: 1104,
  url: 'signal-lamps',
  names: { ru: 'Лампы сигнальные и салонные', en: 'Signal and interior lamps', ar: 'لمبات الإشارة والمقصورة' },
  scope: 'universal',
  variants: signalKinds as [PartVariant, ...PartVariant[]],
  share: 0.5,
  price: 75,
  spread: 0.3,
  demand: 6,
  stock: 120,
  multiples: { of: 10, share: 0.6 },
  specifications: () => [],
};
