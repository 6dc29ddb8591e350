import { specification } from './attributes.ts';
import type { PartCategory, PartVariant } from './part-category.ts';

/** Capacity (Ah), cold cranking current (EN, A), case size (mm). */
const SIZES = [
  [45, 330, '238x129x227'],
  [52, 470, '207x175x190'],
  [55, 460, '242x175x190'],
  [60, 540, '242x175x190'],
  [60, 560, '242x175x175'],
  [63, 610, '242x175x190'],
  [65, 580, '232x173x225'],
  [70, 640, '278x175x175'],
  [74, 680, '278x175x190'],
  [77, 780, '278x175x190'],
  [80, 740, '315x175x175'],
  [85, 800, '315x175x175'],
  [95, 830, '353x175x190'],
  [100, 830, '353x175x190'],
  [110, 920, '394x175x190'],
] as const;

const POLARITIES = [
  { key: 'reverse', ru: 'обратная полярность', en: 'right positive', ar: 'القطب الموجب يمين', mark: '0 (-/+)' },
  { key: 'straight', ru: 'прямая полярность', en: 'left positive', ar: 'القطب الموجب يسار', mark: '1 (+/-)' },
] as const;

const MEDIAN_CAPACITY = 63;

const kinds = SIZES.flatMap(([capacity, current, size]) =>
  POLARITIES.map((polarity): PartVariant => {
    return {
      key: `${capacity}-${current}-${polarity.key}`,
      names: {
        ru: `Аккумулятор ${capacity} А·ч ${current} А, ${polarity.ru}`,
        en: `Battery ${capacity} Ah ${current} A, ${polarity.en}`,
        ar: `بطارية ${capacity} أمبير ساعة ${current} أمبير، ${polarity.ar}`,
      },
      priceFactor: capacity / MEDIAN_CAPACITY,
      sizeCode: String(capacity),
      specifications: [
        specification('voltage', 12),
        specification('capacity', capacity),
        specification('coldCranking', current),
        specification('polarity', polarity.mark),
        specification('caseSize', size.replaceAll('x', '×')),
      ],
    };
  }),
);

export const batteries: PartCategory = {
  id: 706,
  url: 'batteries',
  names: { ru: 'Аккумуляторы', en: 'Batteries', ar: 'البطاريات' },
  scope: 'universal',
  variants: kinds as [PartVariant, ...PartVariant[]],
  share: 0.8,
  price: 9200,
  spread: 0.06,
  demand: 4,
  stock: 6,
  specifications: () => [],
  remarks: ['Залит и заряжен', 'AGM', 'EFB, для Start-Stop'],
};
