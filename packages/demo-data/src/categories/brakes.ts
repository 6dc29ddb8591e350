import { specification } from './attributes.ts';
import type { PartCategoryGroup } from './part-category.ts';
import { anywhere, front, leftAndRight, rear } from './places-on-the-car.ts';

export const brakes: PartCategoryGroup = {
  id: 200,
  url: 'brakes',
  names: { ru: 'Тормозная система', en: 'Brakes', ar: 'نظام الفرامل' },
  categories: [
    {
      id: 201,
      url: 'brake-pads',
      names: { ru: 'Колодки тормозные', en: 'Brake pads', ar: 'فحمات الفرامل' },
      scope: 'chassis',
      variants: [
        front({ ru: 'Колодки тормозные передние', en: 'Brake pads, front', ar: 'فحمات الفرامل الأمامية' }),
        rear(
          { ru: 'Колодки тормозные задние', en: 'Brake pads, rear', ar: 'فحمات الفرامل الخلفية' },
          { priceFactor: 0.84 },
        ),
      ],
      share: 3,
      price: 2650,
      spread: 0.3,
      demand: 8,
      stock: 12,
      specifications: (random) => [
        specification('width', random.between(95, 165)),
        specification('height', random.between(44, 78)),
        specification('thickness', random.stepped(14, 20, 0.5)),
        specification('wva', random.between(20_500, 26_200)),
        specification('checkCharacter', 'E1 90R-01'),
      ],
      remarks: ['Комплект на ось, 4 шт.', 'С датчиком износа', 'Без датчика износа', 'С противоскрипными пластинами'],
    },
    {
      id: 202,
      url: 'brake-discs',
      names: { ru: 'Диски тормозные', en: 'Brake discs', ar: 'أقراص الفرامل' },
      scope: 'chassis',
      variants: [
        front({ ru: 'Диск тормозной передний', en: 'Brake disc, front', ar: 'قرص فرامل أمامي' }),
        rear({ ru: 'Диск тормозной задний', en: 'Brake disc, rear', ar: 'قرص فرامل خلفي' }, { priceFactor: 0.85 }),
      ],
      share: 2.6,
      price: 4100,
      spread: 0.38,
      demand: 5,
      stock: 6,
      multiples: { of: 2, share: 0.3 },
      specifications: (random, variant) => {
        const isRear = variant.key === 'rear';
        const thickness = isRear ? random.pick([9, 10, 11, 12]) : random.pick([20, 22, 24, 25, 26, 28, 30]);
        return [
          specification('diameter', isRear ? random.between(232, 300) : random.between(239, 345)),
          specification('thickness', thickness),
          specification('minimumThickness', thickness - 2),
          specification('height', random.stepped(34, 72, 0.5)),
          specification('centringDiameter', random.pick([54, 56, 60, 62, 63, 65, 67, 70, 75, 79])),
          specification('holes', random.pick([4, 5, 5, 5, 6])),
        ];
      },
      remarks: ['Цена за 1 шт.', 'Вентилируемый', 'С покрытием от коррозии'],
    },
    {
      id: 203,
      url: 'brake-drums',
      names: { ru: 'Барабаны тормозные', en: 'Brake drums', ar: 'طبلات الفرامل' },
      scope: 'chassis',
      variants: [rear({ ru: 'Барабан тормозной задний', en: 'Brake drum, rear', ar: 'طبلة فرامل خلفية' })],
      share: 0.7,
      price: 3500,
      spread: 0.3,
      demand: 1.6,
      stock: 5,
      specifications: (random) => [
        specification('innerDiameter', random.pick([180, 200, 203, 228, 230, 254, 270])),
        specification('height', random.stepped(46, 82, 0.5)),
        specification('holes', random.pick([4, 4, 5])),
      ],
    },
    {
      id: 204,
      url: 'brake-shoes',
      names: { ru: 'Колодки тормозные барабанные', en: 'Brake shoes', ar: 'أحذية الفرامل' },
      scope: 'chassis',
      variants: [
        rear({
          ru: 'Колодки тормозные барабанные, комплект',
          en: 'Brake shoe set',
          ar: 'طقم أحذية الفرامل',
        }),
        {
          key: 'parking',
          names: {
            ru: 'Колодки стояночного тормоза, комплект',
            en: 'Parking brake shoe set',
            ar: 'طقم أحذية فرامل التوقف',
          },
        },
      ],
      share: 1,
      price: 2350,
      spread: 0.28,
      demand: 2.2,
      stock: 7,
      specifications: (random) => [
        specification('diameter', random.pick([170, 180, 190, 200, 203, 228, 230, 254])),
        specification('width', random.between(25, 57)),
      ],
    },
    {
      id: 205,
      url: 'brake-calipers',
      names: { ru: 'Суппорты тормозные', en: 'Brake calipers', ar: 'ملاقط الفرامل' },
      scope: 'chassis',
      variants: [
        ...leftAndRight(
          { ru: 'Суппорт тормозной передний левый', en: 'Brake caliper, front left', ar: 'ملقط فرامل أمامي أيسر' },
          { ru: 'Суппорт тормозной передний правый', en: 'Brake caliper, front right', ar: 'ملقط فرامل أمامي أيمن' },
          'front-',
        ),
        ...leftAndRight(
          { ru: 'Суппорт тормозной задний левый', en: 'Brake caliper, rear left', ar: 'ملقط فرامل خلفي أيسر' },
          { ru: 'Суппорт тормозной задний правый', en: 'Brake caliper, rear right', ar: 'ملقط فرامل خلفي أيمن' },
          'rear-',
        ),
      ],
      share: 0.9,
      price: 9800,
      spread: 0.35,
      demand: 1,
      stock: 2,
      specifications: (random) => [specification('pistonDiameter', random.pick([34, 36, 38, 41, 48, 54, 57, 60]))],
      remarks: ['Без скобы', 'Восстановленный, без залоговой стоимости'],
    },
    {
      id: 206,
      url: 'brake-hoses',
      names: { ru: 'Шланги тормозные', en: 'Brake hoses', ar: 'خراطيم الفرامل' },
      scope: 'chassis',
      variants: [
        front({ ru: 'Шланг тормозной передний', en: 'Brake hose, front', ar: 'خرطوم فرامل أمامي' }),
        rear({ ru: 'Шланг тормозной задний', en: 'Brake hose, rear', ar: 'خرطوم فرامل خلفي' }),
      ],
      share: 1,
      price: 1050,
      spread: 0.3,
      demand: 1.4,
      stock: 7,
      specifications: (random) => [
        specification('length', random.between(175, 640)),
        specification('thread', random.pick(['M10x1', 'F10x1', 'M10x1 / F10x1'])),
      ],
    },
    {
      id: 207,
      url: 'abs-sensors',
      names: { ru: 'Датчики ABS', en: 'ABS sensors', ar: 'حساسات ABS' },
      scope: 'chassis',
      variants: [
        front({ ru: 'Датчик ABS передний', en: 'ABS sensor, front', ar: 'حساس ABS أمامي' }),
        rear({ ru: 'Датчик ABS задний', en: 'ABS sensor, rear', ar: 'حساس ABS خلفي' }),
      ],
      share: 1.1,
      price: 2500,
      spread: 0.4,
      demand: 1.8,
      stock: 5,
      specifications: (random) => [
        specification('cableLength', random.between(420, 1250)),
        specification('pins', 2),
        specification('resistance', random.pick(['1.1', '1.25', '1.6', '2.1'])),
      ],
    },
    {
      id: 208,
      url: 'brake-master-cylinders',
      names: { ru: 'Цилиндры тормозные', en: 'Brake cylinders', ar: 'أسطوانات الفرامل' },
      scope: 'chassis',
      variants: [
        anywhere({ ru: 'Цилиндр тормозной главный', en: 'Brake master cylinder', ar: 'أسطوانة الفرامل الرئيسية' }),
        {
          key: 'wheel',
          names: {
            ru: 'Цилиндр тормозной рабочий задний',
            en: 'Wheel brake cylinder, rear',
            ar: 'أسطوانة فرامل العجلة الخلفية',
          },
          priceFactor: 0.27,
        },
      ],
      share: 0.8,
      price: 5600,
      spread: 0.3,
      demand: 1.1,
      stock: 4,
      specifications: (random) => [
        specification('pistonDiameter', random.pick(['19.05', '20.64', '22.2', '23.8', '25.4'])),
      ],
    },
  ],
};
