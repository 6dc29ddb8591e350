import { specification } from './attributes.ts';
import type { LocalisedText, PartCategory, PartVariant } from './part-category.ts';

const SOCKETS: LocalisedText = { ru: 'набор головок', en: 'socket set', ar: 'طقم لقم' };
const SPANNERS: LocalisedText = { ru: 'набор ключей', en: 'spanner set', ar: 'طقم مفاتيح' };
const BITS: LocalisedText = { ru: 'набор бит', en: 'bit set', ar: 'طقم لقم مفك' };
const RATCHET: LocalisedText = { ru: 'трещотка', en: 'ratchet', ar: 'مفتاح سقاطة' };
const TORQUE: LocalisedText = { ru: 'динамометрический ключ', en: 'torque wrench', ar: 'مفتاح عزم' };
const JACK: LocalisedText = { ru: 'домкрат', en: 'jack', ar: 'رافعة' };
const WHEEL: LocalisedText = { ru: 'баллонный ключ', en: 'wheel brace', ar: 'مفتاح عجلات' };

/** Kind, pieces, square drive (inches; empty without one), the price against a set of 94 pieces. */
const TOOLS = [
  [SOCKETS, 24, '1/4"', 0.35],
  [SOCKETS, 46, '1/4"', 0.3],
  [SOCKETS, 57, '1/2"', 0.75],
  [SOCKETS, 77, '1/4", 1/2"', 0.85],
  [SOCKETS, 94, '1/4", 1/2"', 1],
  [SOCKETS, 108, '1/4", 1/2"', 1.15],
  [SOCKETS, 131, '1/4", 3/8", 1/2"', 1.6],
  [SOCKETS, 142, '1/4", 3/8", 1/2"', 1.8],
  [SOCKETS, 216, '1/4", 3/8", 1/2"', 2.4],
  [SPANNERS, 8, '', 0.3],
  [SPANNERS, 12, '', 0.45],
  [SPANNERS, 17, '', 0.65],
  [SPANNERS, 26, '', 0.95],
  [BITS, 30, '', 0.2],
  [BITS, 40, '', 0.3],
  [BITS, 75, '1/2"', 0.7],
  [RATCHET, 1, '1/4"', 0.14],
  [RATCHET, 1, '3/8"', 0.17],
  [RATCHET, 1, '1/2"', 0.2],
  [TORQUE, 1, '3/8"', 0.55],
  [TORQUE, 1, '1/2"', 0.6],
  [JACK, 1, '', 0.5],
  [WHEEL, 1, '1/2"', 0.1],
] as const;

const kinds = TOOLS.map(([kind, pieces, drive, factor]): PartVariant => {
  const size = drive === '' ? '' : `, ${drive}`;
  const [ru, en, ar] = pieces === 1 ? ['', '', ''] : [`, ${pieces} предм.`, `, ${pieces} pcs`, `، ${pieces} قطعة`];
  return {
    key: `${kind.en.replaceAll(' ', '-')}-${pieces}${drive.replaceAll(/[^\d]+/g, '-').replace(/-$/, '')}`,
    names: {
      ru: `${kind.ru[0]?.toUpperCase()}${kind.ru.slice(1)}${ru}${size}`,
      en: `${kind.en[0]?.toUpperCase()}${kind.en.slice(1)}${en}${size}`,
      ar: `${kind.ar}${ar}${size}`,
    },
    priceFactor: factor,
    sizeCode: String(pieces),
    specifications: [
      specification('toolKind', kind),
      ...(pieces === 1 ? [] : [specification('toolPieces', pieces)]),
      ...drive
        .split(', ')
        .filter((one) => one !== '')
        .map((one) => specification('drive', one)),
    ],
  };
});

export const tools: PartCategory = {
  id: 1305,
  url: 'hand-tools',
  names: { ru: 'Инструменты', en: 'Tools', ar: 'الأدوات' },
  scope: 'universal',
  variants: kinds as [PartVariant, ...PartVariant[]],
  share: 1.2,
  price: 6900,
  spread: 0.15,
  demand: 1.5,
  stock: 6,
  specifications: () => [],
};
