import type { LocalisedText } from '../categories/part-category.ts';
import type { Origin } from '../makers/maker.ts';

/** A warehouse: a row of table `price_lists`, and its stock. */
export type DemoPriceList = {
  /** Id of the row. Never reuse one: it seeds the random offers. */
  id: number;
  names: LocalisedText;
  city: string;
  leadDays: readonly [number, number];
  reliability: number;
  isReturnable: boolean;
  /** The age of its prices in days; 0 by default. */
  ageDays?: number;
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
  names: LocalisedText;
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
    names: { ru: 'ООО «Автоопора»', en: 'Avtoopora LLC', ar: 'أفتوأوبورا ذ.م.م.' },
    wholesalePercent: 92,
    priceLists: [
      {
        id: 1,
        names: { ru: 'Москва, склад Южный порт', en: 'Moscow, Yuzhny Port warehouse', ar: 'موسكو، مستودع يوجني بورت' },
        city: 'Москва',
        leadDays: [0, 0],
        reliability: 98,
        isReturnable: true,
        stock: { ...central, breadth: 1.6, margin: 1.18 },
      },
      {
        id: 2,
        names: {
          ru: 'Москва, распределительный центр Томилино',
          en: 'Moscow, Tomilino distribution centre',
          ar: 'موسكو، مركز توزيع توميلينو',
        },
        city: 'Москва',
        leadDays: [1, 1],
        reliability: 97,
        isReturnable: true,
        stock: { ...central, breadth: 2.2, depth: 1.8 },
      },
      {
        id: 3,
        names: { ru: 'Санкт-Петербург, Обухово', en: 'Saint Petersburg, Obukhovo', ar: 'سانت بطرسبرغ، أوبوخوفو' },
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
    names: { ru: 'ООО «Магистраль-Деталь»', en: 'Magistral-Detal LLC', ar: 'ماغيسترال ديتال ذ.م.م.' },
    wholesalePercent: 91,
    priceLists: [
      {
        id: 4,
        names: { ru: 'Москва, Лианозово', en: 'Moscow, Lianozovo', ar: 'موسكو، ليانوزوفو' },
        city: 'Москва',
        leadDays: [0, 1],
        reliability: 96,
        isReturnable: true,
        stock: { ...central, breadth: 1.5, margin: 1.15 },
      },
      {
        id: 5,
        names: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod', ar: 'نيجني نوفغورود' },
        city: 'Нижний Новгород',
        leadDays: [2, 3],
        reliability: 94,
        isReturnable: true,
        stock: { ...central, origins: { russian: 2 }, margin: 1.06 },
      },
      {
        id: 6,
        names: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don', ar: 'روستوف نا دونو' },
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
    names: { ru: 'ООО «Невский автосклад»', en: 'Nevsky Avtosklad LLC', ar: 'نيفسكي أفتوسكلاد ذ.م.م.' },
    wholesalePercent: 88,
    priceLists: [
      {
        id: 7,
        names: { ru: 'Санкт-Петербург, Парнас', en: 'Saint Petersburg, Parnas', ar: 'سانت بطرسبرغ، بارناس' },
        city: 'Санкт-Петербург',
        leadDays: [1, 2],
        reliability: 97,
        isReturnable: true,
        stock: { ...central, breadth: 1.3, origins: { european: 1.5 } },
      },
      {
        id: 8,
        names: {
          ru: 'Санкт-Петербург, Шушары (опт)',
          en: 'Saint Petersburg, Shushary (wholesale)',
          ar: 'سانت بطرسبرغ، شوشاري (جملة)',
        },
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
    names: { ru: 'ООО «УралТрансДеталь»', en: 'UralTransDetal LLC', ar: 'أورال ترانس ديتال ذ.م.م.' },
    wholesalePercent: 90,
    priceLists: [
      {
        id: 9,
        names: { ru: 'Екатеринбург, Кольцово', en: 'Yekaterinburg, Koltsovo', ar: 'يكاترينبورغ، كولتسوفو' },
        city: 'Екатеринбург',
        leadDays: [3, 5],
        reliability: 93,
        isReturnable: true,
        stock: { ...central, breadth: 1.2, margin: 1.05 },
      },
      {
        id: 10,
        names: { ru: 'Челябинск', en: 'Chelyabinsk', ar: 'تشيليابينسك' },
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
    names: { ru: 'ООО «СибАвтоРесурс»', en: 'SibAvtoResurs LLC', ar: 'سيب أفتو ريسورس ذ.م.م.' },
    wholesalePercent: 91.5,
    priceLists: [
      {
        id: 11,
        names: { ru: 'Новосибирск, Северный', en: 'Novosibirsk, Severny', ar: 'نوفوسيبيرسك، سيفيرني' },
        city: 'Новосибирск',
        leadDays: [4, 6],
        reliability: 92,
        isReturnable: true,
        stock: { ...central, breadth: 1.2, origins: { japanese: 2, korean: 1.4 }, margin: 1.04 },
      },
      {
        id: 12,
        names: { ru: 'Красноярск', en: 'Krasnoyarsk', ar: 'كراسنويارسك' },
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
    names: { ru: 'ООО «Волга-Комплект»', en: 'Volga-Komplekt LLC', ar: 'فولغا كومبلكت ذ.م.م.' },
    wholesalePercent: 90,
    priceLists: [
      {
        id: 13,
        names: { ru: 'Казань, Техническая', en: 'Kazan, Tekhnicheskaya', ar: 'قازان، تيخنيتشيسكايا' },
        city: 'Казань',
        leadDays: [2, 4],
        reliability: 95,
        isReturnable: true,
        stock: { ...central, breadth: 1.2, origins: { russian: 1.6, korean: 1.3 }, margin: 1.05 },
      },
      {
        id: 14,
        names: { ru: 'Самара', en: 'Samara', ar: 'سامارا' },
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
    names: { ru: 'ООО «Восточный берег»', en: 'Vostochny Bereg LLC', ar: 'فوستوتشني بيريغ ذ.م.م.' },
    wholesalePercent: 93,
    priceLists: [
      {
        id: 15,
        names: { ru: 'Владивосток', en: 'Vladivostok', ar: 'فلاديفوستوك' },
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
        names: { ru: 'Осака, под заказ', en: 'Osaka, to order', ar: 'أوساكا، حسب الطلب' },
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
    names: { ru: 'ООО «Оригинал-Маркет»', en: 'Original-Market LLC', ar: 'أوريجينال ماركت ذ.م.م.' },
    wholesalePercent: 94,
    priceLists: [
      {
        id: 17,
        names: { ru: 'Москва, оригинальные запчасти', en: 'Moscow, original parts', ar: 'موسكو، قطع غيار أصلية' },
        city: 'Москва',
        leadDays: [1, 2],
        reliability: 96,
        isReturnable: true,
        stock: { ...central, breadth: 0.25, originals: 20, margin: 1.14 },
      },
      {
        id: 18,
        names: { ru: 'Дубай, авиа', en: 'Dubai, by air', ar: 'دبي، جوًا' },
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
        names: { ru: 'Дубай, море', en: 'Dubai, by sea', ar: 'دبي، بحرًا' },
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
    names: { ru: 'ООО «ЕвроДеталь Импорт»', en: 'EvroDetal Import LLC', ar: 'يفروديتال إمبورت ذ.م.م.' },
    wholesalePercent: 90,
    priceLists: [
      {
        id: 20,
        names: { ru: 'Москва, Шереметьево', en: 'Moscow, Sheremetyevo', ar: 'موسكو، شيريميتييفو' },
        city: 'Москва',
        leadDays: [1, 3],
        reliability: 95,
        isReturnable: true,
        stock: { ...central, breadth: 1.2, origins: { european: 2.4, russian: 0.1, chinese: 0.2 }, originals: 1.2 },
      },
      {
        id: 21,
        names: { ru: 'Гамбург, под заказ', en: 'Hamburg, to order', ar: 'هامبورغ، حسب الطلب' },
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
        names: { ru: 'Вильнюс, под заказ', en: 'Vilnius, to order', ar: 'فيلنيوس، حسب الطلب' },
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
    names: { ru: 'ИП Ладейкин С. В.', en: 'S. V. Ladeykin, sole trader', ar: 'س. ف. لاديكين، تاجر فردي' },
    wholesalePercent: 89,
    priceLists: [
      {
        id: 23,
        names: {
          ru: 'Тольятти, Автозаводское шоссе',
          en: 'Tolyatti, Avtozavodskoe shosse',
          ar: 'تولياتي، طريق أفتوزافودسكوي',
        },
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
        names: { ru: 'Ульяновск, УАЗ и ГАЗ', en: 'Ulyanovsk, UAZ and GAZ', ar: 'أوليانوفسك، أواز وغاز' },
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
    names: { ru: 'ООО «Маслоцентр Юг»', en: 'Maslotsentr Yug LLC', ar: 'ماسلوتسنتر يوغ ذ.م.م.' },
    wholesalePercent: 87.5,
    priceLists: [
      {
        id: 25,
        names: { ru: 'Краснодар, масла и фильтры', en: 'Krasnodar, oils and filters', ar: 'كراسنودار، زيوت وفلاتر' },
        city: 'Краснодар',
        leadDays: [2, 4],
        reliability: 95,
        isReturnable: true,
        stock: { ...central, breadth: 0.8, depth: 2.5, margin: 1.01, categories: oilsOnly, originals: 0.5 },
      },
      {
        id: 26,
        names: { ru: 'Москва, масла и фильтры', en: 'Moscow, oils and filters', ar: 'موسكو، زيوت وفلاتر' },
        city: 'Москва',
        leadDays: [0, 1],
        reliability: 97,
        isReturnable: true,
        stock: { ...central, breadth: 0.9, depth: 2.2, margin: 1.08, categories: oilsOnly, originals: 0.6 },
      },
      {
        id: 27,
        names: { ru: 'Воронеж', en: 'Voronezh', ar: 'فورونيج' },
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
    names: { ru: 'ООО «Тормоз и Ход»', en: 'Tormoz i Khod LLC', ar: 'تورموز إي خود ذ.م.م.' },
    wholesalePercent: 92,
    priceLists: [
      {
        id: 28,
        names: { ru: 'Москва, Очаково', en: 'Moscow, Ochakovo', ar: 'موسكو، أوتشاكوفو' },
        city: 'Москва',
        leadDays: [0, 0],
        reliability: 99,
        isReturnable: true,
        stock: { ...central, depth: 1.4, margin: 1.16, categories: CHASSIS, originals: 0.4 },
      },
      {
        id: 29,
        names: { ru: 'Екатеринбург, Уктус', en: 'Yekaterinburg, Uktus', ar: 'يكاترينبورغ، أوكتوس' },
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
    names: { ru: 'ООО «Азия Партс Логистика»', en: 'Asia Parts Logistics LLC', ar: 'آسيا بارتس لوجستيكس ذ.م.م.' },
    wholesalePercent: 90,
    priceLists: [
      {
        id: 30,
        names: {
          ru: 'Москва, Люблино (корейские и китайские)',
          en: 'Moscow, Lyublino (Korean and Chinese)',
          ar: 'موسكو، ليوبلينو (كورية وصينية)',
        },
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
        names: { ru: 'Благовещенск', en: 'Blagoveshchensk', ar: 'بلاغوفيشتشينسك' },
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
        names: { ru: 'Гуанчжоу, под заказ', en: 'Guangzhou, to order', ar: 'قوانغتشو، حسب الطلب' },
        city: 'Гуанчжоу',
        leadDays: [20, 25],
        reliability: 70,
        isReturnable: false,
        ageDays: 9,
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
