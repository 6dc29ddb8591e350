import type { Origin } from '../makers/maker.ts';

/** A warehouse: a row of table `price_lists`, and its stock. */
export type DemoPriceList = {
  /** Id of the row. Never reuse one: it seeds the random offers. */
  id: number;
  name: string;
  city: string;
  leadDays: readonly [number, number];
  reliability: number;
  isReturnable: boolean;
  stock: Stock;
};

/** A warehouse's stock relative to an average one. */
export type Stock = {
  /** The share of all articles. */
  breadth: number;
  /** Pieces of each article. */
  depth: number;
  /** Factor on the article's price. */
  margin: number;
  /** Prices are rounded to this many kopecks. */
  rounding: 100 | 1000 | 1;
  /** Original parts relative to other makers'. */
  originals: number;
  /** Articles by the car's origin; 1 by default. */
  origins?: Readonly<Partial<Record<Origin, number>>>;
  /** Articles by group of categories (its url); 1 by default. */
  categories?: Readonly<Record<string, number>>;
};

/** An invented firm. */
export type DemoSeller = {
  id: number;
  name: string;
  /** What wholesale clients pay of the prices of the price lists. */
  wholesalePercent: number;
  priceLists: readonly DemoPriceList[];
};

const central: Stock = { breadth: 1, depth: 1, margin: 1.12, rounding: 100, originals: 0.8 };

const oilsOnly = { 'oils-and-fluids': 6, filters: 2.5, 'ignition-and-electrics': 0.6, lighting: 0.2, body: 0.2 };
const CHASSIS = { brakes: 3, suspension: 2.6, steering: 2.6, drivetrain: 0.8, 'oils-and-fluids': 0.05, filters: 0.1 };

export const demoSellers: readonly DemoSeller[] = [
  {
    id: 1,
    name: 'ООО «Автоопора»',
    wholesalePercent: 92,
    priceLists: [
      {
        id: 1,
        name: 'Москва, склад Южный порт',
        city: 'Москва',
        leadDays: [0, 0],
        reliability: 98,
        isReturnable: true,
        stock: { ...central, breadth: 1.6, margin: 1.18 },
      },
      {
        id: 2,
        name: 'Москва, распределительный центр Томилино',
        city: 'Москва',
        leadDays: [1, 1],
        reliability: 97,
        isReturnable: true,
        stock: { ...central, breadth: 2.2, depth: 1.8 },
      },
      {
        id: 3,
        name: 'Санкт-Петербург, Обухово',
        city: 'Санкт-Петербург',
        leadDays: [2, 3],
        reliability: 95,
        isReturnable: true,
        stock: { ...central, margin: 1.1 },
      },
    ],
  },
  {
    id: 2,
    name: 'ООО «Магистраль-Деталь»',
    wholesalePercent: 91,
    priceLists: [
      {
        id: 4,
        name: 'Москва, Лианозово',
        city: 'Москва',
        leadDays: [0, 1],
        reliability: 96,
        isReturnable: true,
        stock: { ...central, breadth: 1.5, margin: 1.15 },
      },
      {
        id: 5,
        name: 'Нижний Новгород',
        city: 'Нижний Новгород',
        leadDays: [2, 3],
        reliability: 94,
        isReturnable: true,
        stock: { ...central, origins: { russian: 2 }, margin: 1.06 },
      },
      {
        id: 6,
        name: 'Ростов-на-Дону',
        city: 'Ростов-на-Дону',
        leadDays: [2, 4],
        reliability: 92,
        isReturnable: true,
        stock: { ...central, margin: 1.07 },
      },
    ],
  },
  {
    id: 3,
    name: 'ООО «Невский автосклад»',
    wholesalePercent: 88,
    priceLists: [
      {
        id: 7,
        name: 'Санкт-Петербург, Парнас',
        city: 'Санкт-Петербург',
        leadDays: [1, 2],
        reliability: 97,
        isReturnable: true,
        stock: { ...central, breadth: 1.3, origins: { european: 1.5 } },
      },
      {
        id: 8,
        name: 'Санкт-Петербург, Шушары (опт)',
        city: 'Санкт-Петербург',
        leadDays: [2, 3],
        reliability: 93,
        isReturnable: true,
        stock: { ...central, breadth: 1.4, depth: 2.5, margin: 1.02 },
      },
    ],
  },
  {
    id: 4,
    name: 'ООО «УралТрансДеталь»',
    wholesalePercent: 90,
    priceLists: [
      {
        id: 9,
        name: 'Екатеринбург, Кольцово',
        city: 'Екатеринбург',
        leadDays: [3, 5],
        reliability: 93,
        isReturnable: true,
        stock: { ...central, breadth: 1.2, margin: 1.05 },
      },
      {
        id: 10,
        name: 'Челябинск',
        city: 'Челябинск',
        leadDays: [4, 6],
        reliability: 89,
        isReturnable: true,
        stock: { ...central, origins: { russian: 1.8 }, margin: 1.03 },
      },
    ],
  },
  {
    id: 5,
    name: 'ООО «СибАвтоРесурс»',
    wholesalePercent: 91.5,
    priceLists: [
      {
        id: 11,
        name: 'Новосибирск, Северный',
        city: 'Новосибирск',
        leadDays: [4, 6],
        reliability: 92,
        isReturnable: true,
        stock: { ...central, breadth: 1.2, origins: { japanese: 2, korean: 1.4 }, margin: 1.04 },
      },
      {
        id: 12,
        name: 'Красноярск',
        city: 'Красноярск',
        leadDays: [6, 9],
        reliability: 87,
        isReturnable: true,
        stock: { ...central, breadth: 0.8, origins: { japanese: 2.2 }, margin: 1.02 },
      },
    ],
  },
  {
    id: 6,
    name: 'ООО «Волга-Комплект»',
    wholesalePercent: 90,
    priceLists: [
      {
        id: 13,
        name: 'Казань, Техническая',
        city: 'Казань',
        leadDays: [2, 4],
        reliability: 95,
        isReturnable: true,
        stock: { ...central, breadth: 1.2, origins: { russian: 1.6, korean: 1.3 }, margin: 1.05 },
      },
      {
        id: 14,
        name: 'Самара',
        city: 'Самара',
        leadDays: [3, 4],
        reliability: 93,
        isReturnable: true,
        stock: { ...central, origins: { russian: 2.2 }, margin: 1.04 },
      },
    ],
  },
  {
    id: 7,
    name: 'ООО «Восточный берег»',
    wholesalePercent: 93,
    priceLists: [
      {
        id: 15,
        name: 'Владивосток',
        city: 'Владивосток',
        leadDays: [9, 13],
        reliability: 86,
        isReturnable: false,
        stock: {
          ...central,
          origins: { japanese: 3.5, korean: 2, european: 0.1, russian: 0 },
          originals: 1.8,
          margin: 0.94,
        },
      },
      {
        id: 16,
        name: 'Осака, под заказ',
        city: 'Осака',
        leadDays: [18, 25],
        reliability: 78,
        isReturnable: false,
        stock: {
          ...central,
          breadth: 0.4,
          origins: { japanese: 3.5, korean: 0.1, european: 0, russian: 0, chinese: 0 },
          originals: 4,
          margin: 0.84,
        },
      },
    ],
  },
  {
    id: 8,
    name: 'ООО «Оригинал-Маркет»',
    wholesalePercent: 94,
    priceLists: [
      {
        id: 17,
        name: 'Москва, оригинальные запчасти',
        city: 'Москва',
        leadDays: [1, 2],
        reliability: 96,
        isReturnable: true,
        stock: { ...central, breadth: 0.25, originals: 20, margin: 1.14 },
      },
      {
        id: 18,
        name: 'Дубай, авиа',
        city: 'Дубай',
        leadDays: [10, 14],
        reliability: 84,
        isReturnable: false,
        stock: {
          ...central,
          breadth: 0.4,
          origins: { japanese: 2.5, korean: 1.6, european: 1, russian: 0, chinese: 0.4 },
          originals: 9,
          margin: 0.93,
          rounding: 1,
        },
      },
      {
        id: 19,
        name: 'Дубай, море',
        city: 'Дубай',
        leadDays: [20, 25],
        reliability: 75,
        isReturnable: false,
        stock: {
          ...central,
          breadth: 0.4,
          origins: { japanese: 2.5, korean: 1.6, european: 0.8, russian: 0 },
          originals: 4,
          margin: 0.82,
          rounding: 1,
        },
      },
    ],
  },
  {
    id: 9,
    name: 'ООО «ЕвроДеталь Импорт»',
    wholesalePercent: 90,
    priceLists: [
      {
        id: 20,
        name: 'Москва, Шереметьево',
        city: 'Москва',
        leadDays: [1, 3],
        reliability: 95,
        isReturnable: true,
        stock: { ...central, breadth: 1.2, origins: { european: 2.4, russian: 0.1, chinese: 0.2 }, originals: 1.2 },
      },
      {
        id: 21,
        name: 'Гамбург, под заказ',
        city: 'Гамбург',
        leadDays: [16, 22],
        reliability: 80,
        isReturnable: false,
        stock: {
          ...central,
          breadth: 1.3,
          depth: 2,
          origins: { european: 3, japanese: 0.6, korean: 0.6, russian: 0, chinese: 0 },
          originals: 1.6,
          margin: 0.83,
          rounding: 1,
        },
      },
      {
        id: 22,
        name: 'Вильнюс, под заказ',
        city: 'Вильнюс',
        leadDays: [12, 18],
        reliability: 77,
        isReturnable: false,
        stock: { ...central, origins: { european: 2.2, russian: 0, chinese: 0.1 }, margin: 0.9, rounding: 1 },
      },
    ],
  },
  {
    id: 10,
    name: 'ИП Ладейкин С. В.',
    wholesalePercent: 89,
    priceLists: [
      {
        id: 23,
        name: 'Тольятти, Автозаводское шоссе',
        city: 'Тольятти',
        leadDays: [2, 4],
        reliability: 94,
        isReturnable: true,
        stock: {
          ...central,
          origins: { russian: 9, european: 0.15, japanese: 0.1, korean: 0.4, chinese: 0.2 },
          originals: 2.2,
          margin: 0.97,
          depth: 1.6,
        },
      },
      {
        id: 24,
        name: 'Ульяновск, УАЗ и ГАЗ',
        city: 'Ульяновск',
        leadDays: [3, 5],
        reliability: 91,
        isReturnable: true,
        stock: {
          ...central,
          breadth: 0.8,
          origins: { russian: 8, european: 0.05, japanese: 0.05, korean: 0.1, chinese: 0.1 },
          originals: 2,
          margin: 0.96,
        },
      },
    ],
  },
  {
    id: 11,
    name: 'ООО «Маслоцентр Юг»',
    wholesalePercent: 87.5,
    priceLists: [
      {
        id: 25,
        name: 'Краснодар, масла и фильтры',
        city: 'Краснодар',
        leadDays: [2, 4],
        reliability: 95,
        isReturnable: true,
        stock: { ...central, breadth: 0.8, depth: 2.5, margin: 1.01, categories: oilsOnly, originals: 0.5 },
      },
      {
        id: 26,
        name: 'Москва, масла и фильтры',
        city: 'Москва',
        leadDays: [0, 1],
        reliability: 97,
        isReturnable: true,
        stock: { ...central, breadth: 0.9, depth: 2.2, margin: 1.08, categories: oilsOnly, originals: 0.6 },
      },
      {
        id: 27,
        name: 'Воронеж',
        city: 'Воронеж',
        leadDays: [1, 3],
        reliability: 93,
        isReturnable: true,
        stock: { ...central, breadth: 0.9, margin: 1.06 },
      },
    ],
  },
  {
    id: 12,
    name: 'ООО «Тормоз и Ход»',
    wholesalePercent: 92,
    priceLists: [
      {
        id: 28,
        name: 'Москва, Очаково',
        city: 'Москва',
        leadDays: [0, 0],
        reliability: 99,
        isReturnable: true,
        stock: { ...central, depth: 1.4, margin: 1.16, categories: CHASSIS, originals: 0.4 },
      },
      {
        id: 29,
        name: 'Екатеринбург, Уктус',
        city: 'Екатеринбург',
        leadDays: [3, 4],
        reliability: 94,
        isReturnable: true,
        stock: { ...central, breadth: 0.9, margin: 1.08, categories: CHASSIS, originals: 0.4 },
      },
    ],
  },
  {
    id: 13,
    name: 'ООО «Азия Партс Логистика»',
    wholesalePercent: 90,
    priceLists: [
      {
        id: 30,
        name: 'Москва, Люблино (корейские и китайские)',
        city: 'Москва',
        leadDays: [1, 1],
        reliability: 95,
        isReturnable: true,
        stock: {
          ...central,
          breadth: 1.2,
          origins: { korean: 3, chinese: 4, japanese: 1, european: 0.1, russian: 0.3 },
          originals: 1.8,
          margin: 1.05,
        },
      },
      {
        id: 31,
        name: 'Благовещенск',
        city: 'Благовещенск',
        leadDays: [10, 14],
        reliability: 82,
        isReturnable: false,
        stock: {
          ...central,
          breadth: 0.8,
          origins: { chinese: 6, korean: 1, japanese: 1.2, european: 0.05, russian: 0 },
          originals: 2,
          margin: 0.88,
        },
      },
      {
        id: 32,
        name: 'Гуанчжоу, под заказ',
        city: 'Гуанчжоу',
        leadDays: [20, 25],
        reliability: 70,
        isReturnable: false,
        stock: {
          ...central,
          breadth: 0.8,
          depth: 3,
          origins: { chinese: 6, korean: 1.2, japanese: 0.8, european: 0.4, russian: 0 },
          originals: 1.4,
          margin: 0.74,
          rounding: 1,
        },
      },
    ],
  },
];

export const demoPriceLists: readonly DemoPriceList[] = demoSellers.flatMap(({ priceLists }) => priceLists);
