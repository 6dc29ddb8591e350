import { specification } from './attributes.ts';
import { motorOils } from './motor-oils.ts';
import type { PartCategoryGroup, PartVariant } from './part-category.ts';

type Colour = { ru: string; en: string; ar: string };
const GREEN: Colour = { ru: 'зелёный', en: 'green', ar: 'أخضر' };
const RED: Colour = { ru: 'красный', en: 'red', ar: 'أحمر' };
const VIOLET: Colour = { ru: 'фиолетовый', en: 'violet', ar: 'بنفسجي' };
const YELLOW: Colour = { ru: 'жёлтый', en: 'yellow', ar: 'أصفر' };

const READY = { ru: 'готовый', en: 'ready to use', ar: 'جاهز' };
const CONCENTRATE = { ru: 'концентрат', en: 'concentrate', ar: 'مركز' };

const coolant = (type: string, colour: Colour, kilograms: number): PartVariant => ({
  key: `${type}-${kilograms}`,
  names: {
    ru: `Антифриз ${type} ${colour.ru}, ${kilograms} кг`,
    en: `Antifreeze ${type}, ${colour.en}, ${kilograms} kg`,
    ar: `سائل تبريد ${type} ${colour.ar}، ${kilograms} كغ`,
  },
  priceFactor: (kilograms / 5) ** 0.9,
  sizeCode: type.replace('++', 'PLUSPLUS').replace('+', 'PLUS'),
  specifications: [
    specification('standard', type),
    specification('form', READY),
    specification('colour', colour),
    specification('weight', kilograms),
    specification('freezingPoint', -40),
  ],
});

/** It freezes at what it is mixed to. */
const concentrate = (type: string, colour: Colour, kilograms: number): PartVariant => {
  const ready = coolant(type, colour, kilograms);
  return {
    ...ready,
    key: `${ready.key}-concentrate`,
    names: {
      ru: `Антифриз-концентрат ${type} ${colour.ru}, ${kilograms} кг`,
      en: `Antifreeze concentrate ${type}, ${colour.en}, ${kilograms} kg`,
      ar: `سائل تبريد مركز ${type} ${colour.ar}، ${kilograms} كغ`,
    },
    priceFactor: 1.6 * (ready.priceFactor ?? 1),
    specifications: [
      specification('standard', type),
      specification('form', CONCENTRATE),
      specification('colour', colour),
      specification('weight', kilograms),
    ],
  };
};

const brakeFluid = (dot: string, boilingPoint: number, litres: string, ruLitres: string): PartVariant => ({
  key: `${dot}-${litres}`,
  names: {
    ru: `Жидкость тормозная ${dot}, ${ruLitres} л`,
    en: `Brake fluid ${dot}, ${litres} l`,
    ar: `سائل فرامل ${dot}، ${litres} لتر`,
  },
  priceFactor: (Number(litres) / 0.5) ** 0.85 * (dot === 'DOT 5.1' ? 1.5 : 1),
  specifications: [
    specification('dot', dot),
    specification('volume', litres),
    specification('boilingPoint', boilingPoint),
    specification('standard', 'FMVSS 116'),
  ],
});

const gearOil = (name: string, api: string, litres: number): PartVariant => ({
  key: `${name}-${litres}`,
  names: {
    ru: `Масло трансмиссионное ${name}, ${litres} л`,
    en: `Gear oil ${name}, ${litres} l`,
    ar: `زيت ناقل الحركة ${name}، ${litres} لتر`,
  },
  priceFactor: litres ** 0.93,
  specifications: [
    specification('viscosity', name),
    ...(api === '' ? [] : [specification('api', api)]),
    specification('volume', litres),
  ],
});

const WINTER = { ru: 'зимняя', en: 'winter', ar: 'شتوي' };
const SUMMER = { ru: 'летняя', en: 'summer', ar: 'صيفي' };

const washerFluid = (celsius: number, litres: number): PartVariant => ({
  key: `${celsius}-${litres}`,
  names:
    celsius < 0
      ? {
          ru: `Жидкость стеклоомывающая зимняя ${celsius} °C, ${litres} л`,
          en: `Winter screen wash ${celsius} °C, ${litres} l`,
          ar: `سائل غسيل زجاج شتوي ${celsius} °م، ${litres} لتر`,
        }
      : {
          ru: `Жидкость стеклоомывающая летняя, ${litres} л`,
          en: `Summer screen wash, ${litres} l`,
          ar: `سائل غسيل زجاج صيفي، ${litres} لتر`,
        },
  priceFactor: (litres / 4) * (celsius < 0 ? 1 - celsius / 100 : 0.6),
  specifications: [
    specification('season', celsius < 0 ? WINTER : SUMMER),
    specification('volume', litres),
    ...(celsius < 0 ? [specification('freezingPoint', celsius)] : []),
  ],
});

export const fluids: PartCategoryGroup = {
  id: 1200,
  url: 'oils-and-fluids',
  names: { ru: 'Масла и жидкости', en: 'Oils and fluids', ar: 'الزيوت والسوائل' },
  categories: [
    motorOils,
    {
      id: 1202,
      url: 'gear-oils',
      names: { ru: 'Масла трансмиссионные', en: 'Gear oils', ar: 'زيوت ناقل الحركة' },
      scope: 'universal',
      variants: [
        gearOil('75W-90', 'GL-4', 1),
        gearOil('75W-90', 'GL-4', 4),
        gearOil('75W-85', 'GL-4', 1),
        gearOil('75W-80', 'GL-4', 1),
        gearOil('80W-90', 'GL-5', 1),
        gearOil('80W-90', 'GL-5', 4),
        gearOil('85W-140', 'GL-5', 1),
        gearOil('ATF Dexron VI', '', 1),
        gearOil('ATF Dexron VI', '', 4),
        gearOil('ATF Dexron III', '', 1),
        gearOil('ATF WS', '', 1),
        gearOil('ATF SP-IV', '', 4),
        gearOil('CVT NS-3', '', 4),
        gearOil('DCT', '', 1),
      ],
      share: 0.7,
      price: 1350,
      spread: 0.15,
      demand: 3,
      stock: 14,
      specifications: () => [],
    },
    {
      id: 1203,
      url: 'antifreeze',
      names: { ru: 'Антифризы', en: 'Antifreeze', ar: 'سوائل التبريد' },
      scope: 'universal',
      variants: [
        coolant('G11', GREEN, 1),
        coolant('G11', GREEN, 5),
        coolant('G11', GREEN, 10),
        coolant('G12', RED, 1),
        coolant('G12', RED, 5),
        coolant('G12', RED, 10),
        coolant('G12+', RED, 5),
        coolant('G12++', VIOLET, 1),
        coolant('G12++', VIOLET, 5),
        coolant('G13', VIOLET, 1),
        coolant('G13', VIOLET, 5),
        coolant('G13', YELLOW, 10),
        concentrate('G11', GREEN, 1),
        concentrate('G11', GREEN, 5),
        concentrate('G12', RED, 1),
        concentrate('G12', RED, 5),
        concentrate('G12++', VIOLET, 1),
        concentrate('G12++', VIOLET, 5),
        concentrate('G13', VIOLET, 1),
      ],
      share: 0.6,
      price: 1380,
      spread: 0.12,
      demand: 5,
      stock: 20,
      specifications: () => [],
    },
    {
      id: 1204,
      url: 'brake-fluids',
      names: { ru: 'Жидкости тормозные', en: 'Brake fluids', ar: 'سوائل الفرامل' },
      scope: 'universal',
      variants: [
        brakeFluid('DOT 4', 230, '0.5', '0,5'),
        brakeFluid('DOT 4', 230, '0.25', '0,25'),
        brakeFluid('DOT 4', 230, '1', '1'),
        brakeFluid('DOT 4 LV', 265, '0.5', '0,5'),
        brakeFluid('DOT 4 LV', 265, '1', '1'),
        brakeFluid('DOT 5.1', 260, '0.5', '0,5'),
        brakeFluid('DOT 5.1', 260, '1', '1'),
        brakeFluid('DOT 3', 205, '0.5', '0,5'),
      ],
      share: 0.5,
      price: 470,
      spread: 0.12,
      demand: 5,
      stock: 24,
      specifications: () => [],
    },
    {
      id: 1205,
      url: 'washer-fluids',
      names: { ru: 'Жидкости стеклоомывающие', en: 'Screen wash', ar: 'سوائل غسيل الزجاج' },
      scope: 'universal',
      variants: [
        washerFluid(-25, 4),
        washerFluid(-20, 4),
        washerFluid(-30, 4),
        washerFluid(-30, 5),
        washerFluid(0, 4),
        washerFluid(0, 5),
        washerFluid(-60, 1),
        washerFluid(-20, 5),
        washerFluid(-25, 5),
        washerFluid(-15, 4),
        washerFluid(0, 1),
      ],
      share: 0.4,
      price: 310,
      spread: 0.15,
      demand: 4,
      stock: 30,
      specifications: () => [],
    },
  ],
};
