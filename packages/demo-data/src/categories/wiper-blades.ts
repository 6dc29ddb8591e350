import { specification } from './attributes.ts';
import type { LocalisedText, PartCategory, PartVariant } from './part-category.ts';

const LENGTHS_MM = [280, 300, 340, 350, 380, 400, 425, 450, 475, 500, 530, 550, 575, 600, 650, 700, 750, 800] as const;
const MEDIAN_LENGTH_MM = 530;

const KINDS = [
  { key: 'frameless', ru: 'бескаркасная', en: 'flat', ar: 'بدون إطار', factor: 1.15 },
  { key: 'framed', ru: 'каркасная', en: 'framed', ar: 'بإطار', factor: 0.7 },
  { key: 'hybrid', ru: 'гибридная', en: 'hybrid', ar: 'هجينة', factor: 1.3 },
] as const;

const CONNECTORS: readonly [LocalisedText, ...LocalisedText[]] = [
  { ru: 'крючок', en: 'hook', ar: 'خطاف' },
  { ru: 'кнопка', en: 'push button', ar: 'زر ضغط' },
  { ru: 'боковой зажим', en: 'pinch tab', ar: 'مشبك جانبي' },
  { ru: 'боковой штырь', en: 'side pin', ar: 'مسمار جانبي' },
];

const kinds = KINDS.flatMap((kind) =>
  LENGTHS_MM.map((length): PartVariant => ({
    key: `${kind.key}-${length}`,
    names: {
      ru: `Щётка стеклоочистителя ${kind.ru} ${length} мм`,
      en: `Wiper blade, ${kind.en}, ${length} mm`,
      ar: `شفرة مساحة ${kind.ar} ${length} مم`,
    },
    priceFactor: (kind.factor * (length + MEDIAN_LENGTH_MM)) / (2 * MEDIAN_LENGTH_MM),
    // Makers number wiper blades by their length in centimetres: 475 mm is 048.
    sizeCode: String(Math.round(length / 10)).padStart(3, '0'),
    specifications: [
      specification('length', length),
      specification('frame', { ru: kind.ru, en: kind.en, ar: kind.ar }),
    ],
  })),
);

export const wiperBlades: PartCategory = {
  id: 1002,
  url: 'wiper-blades',
  names: { ru: 'Щётки стеклоочистителя', en: 'Wiper blades', ar: 'شفرات المساحات' },
  scope: 'universal',
  variants: kinds as [PartVariant, ...PartVariant[]],
  share: 1.2,
  price: 1080,
  spread: 0.08,
  demand: 7,
  stock: 20,
  // A framed blade holds on the hook alone.
  specifications: (random, { key }) => [
    specification('connector', key.startsWith('framed') ? CONNECTORS[0] : random.pick(CONNECTORS)),
  ],
};
