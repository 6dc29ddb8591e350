import { attributes, type AttributeName } from './attributes.ts';
import type { LocalisedText } from './part-category.ts';

/** A page of goods, `/catalog/{url}`. */
export type GoodsPage = {
  /** URL segment, as buyers name such goods. */
  url: string;
  names: LocalisedText;
  /** What to mind when one chooses; also what search engines show. */
  descriptions: LocalisedText;
  /** URLs of the categories whose goods it shows. */
  categories: readonly [string, ...string[]];
  /** What buyers narrow the list by, the most important first. */
  attributes: readonly AttributeName[];
  /** Which of them a card shows beside its name. */
  onCard: readonly AttributeName[];
};

/** The pages of goods for any car, in the order of the menu. */
export const goodsPages: readonly GoodsPage[] = [
  {
    url: 'oils',
    names: { ru: 'Моторные масла', en: 'Engine oils', ar: 'زيوت المحرك' },
    descriptions: {
      ru: 'Вязкость SAE и классы API и ACEA ищите в руководстве по автомобилю или на табличке под капотом.',
      en: 'The car’s manual, or the plate under the bonnet, gives the SAE viscosity and the API and ACEA classes.',
      ar: 'لزوجة SAE وتصنيفا API وACEA مكتوبة في دليل السيارة أو على اللوحة تحت غطاء المحرك.',
    },
    categories: ['motor-oils'],
    attributes: ['viscosity', 'volume', 'acea', 'ilsac', 'api', 'oilBase'],
    onCard: ['viscosity', 'acea', 'ilsac', 'api', 'volume'],
  },
  {
    url: 'gear-oils',
    names: { ru: 'Трансмиссионные масла', en: 'Gear oils', ar: 'زيوت ناقل الحركة' },
    descriptions: {
      ru: 'Для механических коробок важен класс API, для автоматов и вариаторов допуск изготовителя.',
      en: 'For manual gearboxes mind the API class, for automatic ones and CVTs the maker’s approval.',
      ar: 'للعلب اليدوية انتبه إلى تصنيف API، وللأوتوماتيكية وCVT إلى اعتماد الصانع.',
    },
    categories: ['gear-oils'],
    attributes: ['viscosity', 'api', 'volume'],
    onCard: ['viscosity', 'api', 'volume'],
  },
  {
    url: 'batteries',
    names: { ru: 'Аккумуляторы', en: 'Batteries', ar: 'البطاريات' },
    descriptions: {
      ru: 'Сверьте полярность и размер корпуса: аккумулятор должен встать на место и достать до клемм.',
      en: 'Check the polarity and the size of the case: the battery must fit its place and reach the terminals.',
      ar: 'تحقق من القطبية ومقاس الهيكل: يجب أن تدخل البطارية مكانها وتصل إلى الأقطاب.',
    },
    categories: ['batteries'],
    attributes: ['capacity', 'polarity', 'coldCranking', 'caseSize'],
    onCard: ['capacity', 'coldCranking', 'polarity', 'caseSize'],
  },
  {
    url: 'wipers',
    names: { ru: 'Щётки стеклоочистителя', en: 'Wiper blades', ar: 'شفرات المساحات' },
    descriptions: {
      ru: 'Водительская и пассажирская щётки обычно разной длины; крепление должно подойти к поводку.',
      en: 'The driver’s and the passenger’s blade mostly differ in length; the connector has to suit the arm.',
      ar: 'يختلف طول شفرة السائق عن شفرة الراكب عادة، ويجب أن يناسب التثبيت الذراع.',
    },
    categories: ['wiper-blades'],
    attributes: ['length', 'frame', 'connector'],
    onCard: ['length', 'frame', 'connector'],
  },
  {
    url: 'lamps',
    names: { ru: 'Автолампы', en: 'Lamps', ar: 'اللمبات' },
    descriptions: {
      ru: 'Тип лампы по Правилам ООН № 37 написан на цоколе старой лампы и на корпусе фары.',
      en: 'The type by UN Regulation 37 stands on the base of the old lamp and on the headlight.',
      ar: 'نوع اللمبة وفق لائحة الأمم المتحدة 37 مكتوب على قاعدة اللمبة القديمة وعلى المصباح.',
    },
    categories: ['halogen-lamps', 'signal-lamps'],
    attributes: ['place', 'lampType', 'lampBase', 'power', 'voltage', 'light', 'colourTemperature'],
    onCard: ['lampType', 'lampBase', 'power', 'voltage'],
  },
  {
    url: 'antifreeze',
    names: { ru: 'Антифризы', en: 'Antifreeze', ar: 'سوائل التبريد' },
    descriptions: {
      ru: 'Смешивают антифризы одного стандарта. Цвет ничего не говорит о составе.',
      en: 'Only antifreeze of one standard may be mixed. The colour says nothing of what it is made of.',
      ar: 'لا يُخلط إلا ما كان على معيار واحد. اللون لا يدل على التركيب.',
    },
    categories: ['antifreeze'],
    attributes: ['standard', 'form', 'weight', 'colour'],
    onCard: ['standard', 'form', 'weight'],
  },
  {
    url: 'washer-fluids',
    names: { ru: 'Стеклоомывающие жидкости', en: 'Screen wash', ar: 'سوائل غسيل الزجاج' },
    descriptions: {
      ru: 'Летнюю жидкость замените до первых заморозков: лёд рвёт бачок и трубки.',
      en: 'Replace summer screen wash before the first frost: ice splits the tank and the hoses.',
      ar: 'استبدل السائل الصيفي قبل أول صقيع، فالجليد يشق الخزان والأنابيب.',
    },
    categories: ['washer-fluids'],
    attributes: ['season', 'freezingPoint', 'volume'],
    onCard: ['season', 'freezingPoint', 'volume'],
  },
  {
    url: 'brake-fluids',
    names: { ru: 'Тормозные жидкости', en: 'Brake fluids', ar: 'سوائل الفرامل' },
    descriptions: {
      ru: 'Класс DOT написан на крышке бачка. DOT 5.1 можно лить вместо DOT 4, силиконовую DOT 5 нельзя.',
      en: 'The DOT class stands on the lid of the tank. DOT 5.1 may replace DOT 4; DOT 5, which is silicone, may not.',
      ar: 'تصنيف DOT مكتوب على غطاء الخزان. يمكن استعمال DOT 5.1 بدل DOT 4 أما DOT 5 السيليكوني فلا.',
    },
    categories: ['brake-fluids'],
    attributes: ['dot', 'volume', 'boilingPoint'],
    onCard: ['dot', 'volume', 'boilingPoint'],
  },
  {
    url: 'compressors',
    names: { ru: 'Компрессоры', en: 'Tyre compressors', ar: 'ضواغط الهواء' },
    descriptions: {
      ru: 'Легковым шинам хватает 30–35 л/мин; кроссоверу и внедорожнику удобнее 50 и больше.',
      en: 'Passenger car tyres need 30 to 35 l/min; an SUV is better off with 50 and more.',
      ar: 'يكفي 30 إلى 35 لتر/دقيقة لإطارات سيارة الركوب، ولسيارات الدفع الرباعي 50 وأكثر.',
    },
    categories: ['tyre-compressors'],
    attributes: ['airFlow', 'supply', 'pressure', 'hose', 'drawnCurrent'],
    onCard: ['airFlow', 'pressure', 'hose', 'supply'],
  },
  {
    url: 'brake-cleaners',
    names: { ru: 'Очистители тормозов', en: 'Brake cleaners', ar: 'منظفات الفرامل' },
    descriptions: {
      ru: 'Обезжиривает диски и колодки и высыхает без следа. Не для горячих деталей и резины.',
      en: 'Removes grease from discs and pads and dries without a trace. Not for hot parts or rubber.',
      ar: 'يزيل الدهون عن الأقراص والفحمات ويجف دون أثر. ليس للقطع الساخنة ولا للمطاط.',
    },
    categories: ['brake-cleaners'],
    attributes: ['content', 'pack'],
    onCard: ['content', 'pack'],
  },
  {
    url: 'wipes',
    names: { ru: 'Салфетки', en: 'Wipes', ar: 'المناديل' },
    descriptions: {
      ru: 'Для стекла берите салфетки без масла и полироли: иначе останутся разводы.',
      en: 'For glass take wipes without oil or polish, or they leave streaks.',
      ar: 'للزجاج اختر مناديل بلا زيت ولا ملمع، وإلا تركت آثارًا.',
    },
    categories: ['wet-wipes'],
    attributes: ['purpose', 'wipes'],
    onCard: ['purpose', 'wipes'],
  },
  {
    url: 'first-aid-kits',
    names: { ru: 'Аптечки', en: 'First-aid kits', ar: 'حقائب الإسعافات' },
    descriptions: {
      ru: 'Состав задан приказом или стандартом; срок годности считают от даты на футляре.',
      en: 'An order or a standard says what is inside; the years count from the date on the case.',
      ar: 'المحتوى محدد بأمر أو معيار، ومدة الصلاحية تُحسب من التاريخ المكتوب على الحقيبة.',
    },
    categories: ['car-first-aid-kits'],
    attributes: ['kitStandard', 'shelfLife', 'kitCase'],
    onCard: ['kitStandard', 'shelfLife', 'kitCase'],
  },
  {
    url: 'tools',
    names: { ru: 'Инструменты', en: 'Tools', ar: 'الأدوات' },
    descriptions: {
      ru: 'Смотрите не на число предметов, а на квадраты: 1/4″ для салона, 1/2″ для подвески.',
      en: 'Look at the square drives, not at the number of pieces: 1/4″ for the interior, 1/2″ for the suspension.',
      ar: 'لا تنظر إلى عدد القطع بل إلى مقاس المربع: ربع بوصة للمقصورة ونصف بوصة للتعليق.',
    },
    categories: ['hand-tools'],
    attributes: ['toolKind', 'toolPieces', 'drive'],
    onCard: ['toolPieces', 'drive'],
  },
];

/** An attribute as the shop stores it. `key` is a part of URLs. */
export type GoodsAttribute = { key: string; names: LocalisedText; units: LocalisedText | null };

const inUrl = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attributes of all pages. */
export const goodsAttributes: readonly GoodsAttribute[] = [
  ...new Set(goodsPages.flatMap((page) => page.attributes)),
].map((name) => {
  const known: { name: LocalisedText; unit?: LocalisedText } = attributes[name];
  return { key: inUrl(name), names: known.name, units: known.unit ?? null };
});

/** Which attributes a page has, in their order. */
export const goodsPageAttributes: readonly { page: string; attribute: string; position: number; isOnCard: boolean }[] =
  goodsPages.flatMap(({ url, attributes: names, onCard }) =>
    names.map((name, position) => ({ page: url, attribute: inUrl(name), position, isOnCard: onCard.includes(name) })),
  );
