import { specification } from './attributes.ts';
import type { PartCategoryGroup } from './part-category.ts';
import { anywhere } from './places-on-the-car.ts';

export const drivetrain: PartCategoryGroup = {
  id: 900,
  url: 'drivetrain',
  names: { ru: 'Трансмиссия', en: 'Drivetrain', ar: 'نظام نقل الحركة' },
  categories: [
    {
      id: 901,
      url: 'clutch-kits',
      names: { ru: 'Комплекты сцепления', en: 'Clutch kits', ar: 'أطقم القابض' },
      scope: 'engine',
      variants: [anywhere({ ru: 'Комплект сцепления', en: 'Clutch kit', ar: 'طقم القابض (كلتش)' })],
      share: 1.3,
      price: 15_800,
      spread: 0.36,
      demand: 1.6,
      stock: 3,
      specifications: (random) => [
        specification('discDiameter', random.pick([180, 190, 200, 210, 215, 220, 228, 235, 240])),
        specification('splines', random.pick([17, 18, 20, 21, 22, 23, 24, 26, 28])),
      ],
      remarks: ['С выжимным подшипником', 'Без выжимного подшипника'],
    },
    {
      id: 902,
      url: 'cv-joints',
      names: { ru: 'ШРУСы', en: 'CV joints', ar: 'مفاصل السرعة الثابتة' },
      scope: 'chassis',
      variants: [
        {
          key: 'outer',
          names: {
            ru: 'ШРУС наружный, комплект',
            en: 'CV joint kit, outer',
            ar: 'طقم مفصل السرعة الثابتة الخارجي',
          },
        },
        {
          key: 'inner',
          names: {
            ru: 'ШРУС внутренний, комплект',
            en: 'CV joint kit, inner',
            ar: 'طقم مفصل السرعة الثابتة الداخلي',
          },
        },
      ],
      share: 1.5,
      price: 4700,
      spread: 0.38,
      demand: 1.6,
      stock: 4,
      specifications: (random) => [
        specification('outerTeeth', random.between(22, 38)),
        specification('innerTeeth', random.between(22, 36)),
        specification('absTeeth', random.pick([29, 43, 44, 48])),
      ],
      remarks: ['С кольцом ABS', 'Без кольца ABS'],
    },
    {
      id: 903,
      url: 'cv-joint-boots',
      names: { ru: 'Пыльники ШРУСов', en: 'CV joint boots', ar: 'أغطية مفاصل السرعة الثابتة' },
      scope: 'chassis',
      variants: [
        anywhere({
          ru: 'Пыльник ШРУСа, комплект',
          en: 'CV joint boot kit',
          ar: 'طقم غطاء مفصل السرعة الثابتة',
        }),
      ],
      share: 1,
      price: 920,
      spread: 0.3,
      demand: 1.5,
      stock: 10,
      specifications: (random) => [
        specification('height', random.between(85, 130)),
        specification('innerDiameter', random.between(19, 30)),
        specification('outerDiameter', random.between(70, 98)),
      ],
      remarks: ['Со смазкой и хомутами'],
    },
  ],
};
