import { specification } from './attributes.ts';
import type { LocalisedText, PartCategory, PartVariant } from './part-category.ts';

const SOCKET: LocalisedText = { ru: 'прикуриватель', en: '12 V socket', ar: 'مقبس 12 فولت' };
const CLAMPS: LocalisedText = { ru: 'клеммы аккумулятора', en: 'battery clamps', ar: 'مشابك البطارية' };
const CHARGED: LocalisedText = { ru: 'встроенный аккумулятор', en: 'built-in battery', ar: 'بطارية مدمجة' };

/** Litres a minute, bar, current (A), hose (m), supply, the price against 35 l/min. */
const MODELS = [
  [25, 7, 8, 0.6, SOCKET, 0.55],
  [30, 10, 12, 0.8, SOCKET, 0.75],
  [35, 10, 14, 1, SOCKET, 1],
  [37, 10, 14, 1.2, SOCKET, 1.1],
  [40, 10, 14, 1.5, SOCKET, 1.3],
  [50, 10, 20, 3, CLAMPS, 1.8],
  [55, 10, 20, 7.5, CLAMPS, 2.2],
  [65, 14, 29, 7.5, CLAMPS, 3],
  [72, 14, 30, 7.5, CLAMPS, 3.4],
  [90, 10, 45, 7.5, CLAMPS, 4],
  [20, 10, 0, 0.2, CHARGED, 1.6],
  [32, 10, 0, 0.5, CHARGED, 2.4],
] as const;

const kinds = MODELS.map(([flow, bar, current, hose, supply, factor]): PartVariant => ({
  key: `${flow}-${bar}-${supply === CHARGED ? 'charged' : current}`,
  names: {
    ru: `Компрессор автомобильный ${flow} л/мин, ${bar} бар, ${supply.ru}`,
    en: `Tyre compressor ${flow} l/min, ${bar} bar, ${supply.en}`,
    ar: `ضاغط هواء للسيارة ${flow} لتر/دقيقة، ${bar} بار، ${supply.ar}`,
  },
  priceFactor: factor,
  sizeCode: String(flow),
  specifications: [
    specification('airFlow', flow),
    specification('pressure', bar),
    specification('hose', hose),
    specification('supply', supply),
    ...(current === 0 ? [] : [specification('drawnCurrent', current)]),
  ],
}));

export const compressors: PartCategory = {
  id: 1303,
  url: 'tyre-compressors',
  names: { ru: 'Компрессоры', en: 'Compressors', ar: 'ضواغط الهواء' },
  scope: 'universal',
  variants: kinds as [PartVariant, ...PartVariant[]],
  share: 0.8,
  price: 3400,
  spread: 0.15,
  demand: 2,
  stock: 8,
  specifications: () => [],
};
