import { FoundGoods, GoodList, SearchAnswer } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, good } from '../../testing/test-api.ts';
import { learnWords } from '../search-words/index.ts';

const { database, fixtures, visitor } = await createTestApi();
const guest = visitor();
const cards = (Text: string, more: object = {}) =>
  good(guest.post('/services/search/getcardgoods_json', { Text, ...more }), FoundGoods);
const tips = (text: string) => good(guest.get(`/api/search/${encodeURIComponent(text)}`), SearchAnswer);
const ofNumber = (Number: string) => good(guest.post('/services/search/searchgoodlist_json', { Number }), GoodList);

const GOODS: [maker: string, number: string, name: string][] = [
  ['CASTROL', '15D5CE', 'Масло моторное синтетическое 5W-30 C3, 4 л'],
  ['MOBIL', '153750', 'Масло моторное синтетическое 0W-20 A1/B1, 1 л'],
  ['LUKOIL', '3149900', 'Масло моторное полусинтетическое 10W-40 A3/B4, 4 л'],
  ['ZIC', '132626', 'Масло трансмиссионное 75W-90, 1 л'],
  ['IDEMITSU', '30450248', 'Масло трансмиссионное ATF WS, 1 л'],
  ['FELIX', '430206020', 'Антифриз G12+ красный, 5 кг'],
  ['SINTEC', '990550', 'Антифриз G11 зелёный, 10 кг'],
  ['LAVR', 'LN1314', 'Жидкость стеклоомывающая зимняя -25 °C, 4 л'],
  ['ATE', '03.9901-5801.2', 'Жидкость тормозная DOT 4, 0,5 л'],
  ['TRW', 'PFB501', 'Жидкость тормозная DOT 5.1, 1 л'],
  ['VARTA', '560408054', 'Аккумулятор 60 А·ч 540 А, обратная полярность'],
  ['MUTLU', 'D23.75', 'Аккумулятор 75 А·ч 720 А, прямая полярность'],
  ['BOSCH', '3397008583', 'Щётка стеклоочистителя бескаркасная 600 мм'],
  ['SWF', '116122', 'Щётка стеклоочистителя каркасная 530 мм'],
  ['OSRAM', '64210', 'Лампа галогенная H7 12 В 55 Вт, стандарт'],
  ['PHILIPS', '12342', 'Лампа галогенная H4 12 В 60/55 Вт, белый свет'],
  ['MANN-FILTER', 'W 712/75', 'Фильтр масляный'],
  ['MANN-FILTER', 'CUK 2939', 'Фильтр салона угольный'],
  ['FILTRON', 'K1111', 'Фильтр салона'],
  ['KNECHT', 'LX 1566', 'Фильтр воздушный'],
  ['BIG FILTER', 'GB-302', 'Фильтр топливный'],
  ['HYUNDAI/KIA', '26300-35503', 'Фильтр масляный'],
  ['TRANSMASTER', 'TF-45', 'Фильтр АКПП'],
  ['BOSCH', '0 986 494 019', 'Колодки тормозные передние'],
  ['TRW', 'GDB1550', 'Колодки тормозные задние'],
  ['TOYOTA', '04465-33450', 'Колодки тормозные передние'],
  ['TEXTAR', '91044200', 'Колодки тормозные барабанные, комплект'],
  ['BREMBO', '09.9145.11', 'Диск тормозной передний'],
  ['ZIMMERMANN', '600.3241.20', 'Диск тормозной задний'],
  ['FENOX', 'SC7014', 'Колодки тормозные дисковые'],
  ['TRIALLI', 'CF 080', 'Барабан тормозной задний'],
  ['SANGSIN', 'SP1401', 'Суппорт тормозной передний левый'],
  ['SKF', 'VKBA 3644', 'Подшипник ступицы передней, комплект'],
  ['SACHS', '314 874', 'Амортизатор задний'],
  ['KYB', '339030', 'Амортизатор передний левый'],
  ['LEMFÖRDER', '31926', 'Стойка стабилизатора передняя'],
  ['CTR', 'CBKK-10', 'Опора шаровая нижняя'],
  ['FEBI', '22518', 'Сайлентблок переднего рычага'],
  ['555', 'SE-3891', 'Наконечник рулевой тяги левый'],
  ['CORTECO', '80000468', 'Опора двигателя правая'],
  ['GSP', '824033', 'ШРУС наружный, комплект'],
  ['NGK', 'BKR6E-11', 'Свеча зажигания'],
  ['DENSO', 'DG-159', 'Свеча накаливания'],
  ['DENSO', 'DOX-0150', 'Датчик кислорода до катализатора'],
  ['ATE', '24.0711-5118.3', 'Датчик ABS передний'],
  ['PIERBURG', '7.22684.08.0', 'Расходомер воздуха'],
  ['STARTVOLT', 'SC 0101', 'Катушка зажигания'],
  ['VALEO', '439501', 'Генератор'],
  ['HELLA', '1EL 354 831-011', 'Фара передняя левая'],
  ['GATES', '5PK1750', 'Ремень поликлиновой'],
  ['CONTITECH', 'CT1028K1', 'Комплект ремня ГРМ'],
  ['INA', '531 0760 10', 'Ролик натяжной приводного ремня'],
  ['HEPU', 'P506', 'Насос водяной (помпа)'],
  ['BOSCH', '0 580 454 138', 'Насос топливный'],
  ['ELRING', '492.560', 'Прокладка ГБЦ'],
  ['LUK', '620 3096 00', 'Комплект сцепления'],
  ['LUZAR', 'LRh 0118', 'Радиатор отопителя'],
  ['POLMOSTROW', '30.157', 'Глушитель задний'],
  ['TYC', '325-0037-3', 'Зеркало наружное левое'],
];

const named = (ru: string, en: string, ar: string) => JSON.stringify({ ru, en, ar });

beforeAll(async () => {
  const list = await fixtures.priceList('Склад');
  await database.db
    .insertInto('categories')
    .values([
      { id: 20, url: 'body', names: named('Кузов и обзор', 'Body and visibility', 'الهيكل والرؤية') },
      { id: 21, parent_id: 20, url: 'mirrors', names: named('Зеркала', 'Mirrors', 'المرايا') },
      { id: 22, url: 'shock-absorbers', names: named('Амортизаторы', 'Shock absorbers', 'ممتصات الصدمات') },
    ])
    .execute();
  const element = await fixtures.article('DEPO', '445-1012', { names: { ru: 'Элемент обзора' }, category_id: 21 });
  await fixtures.offer(element, list);
  for (const [maker, number, ru] of GOODS) {
    await fixtures.offer(await fixtures.article(maker, number, { names: { ru } }), list);
  }
  await database.db.insertInto('vehicle_brands').values({ id: 1, url: 'kia', name: 'Kia' }).execute();
  await database.db
    .insertInto('vehicle_series')
    .values({ id: 1, brand_id: 1, url: 'picanto', name: 'Picanto' })
    .execute();
  await learnWords(database.pool);
});

/** A text as it was typed, and a piece of the name that each article found has. */
const NAMES: [typed: string, name: string][] = [
  ['масло 5w30', 'Масло моторное синтетическое 5W-30'],
  ['5w30', '5W-30'],
  ['5W-30', '5W-30'],
  ['5ц30', '5W-30'],
  ['0w20', '0W-20'],
  ['castrol 5w30', '5W-30'],
  ['кастрол', '5W-30'],
  ['мобил 1', '0W-20'],
  ['масло моторное 4л', 'Масло моторное'],
  ['масла моторные', 'Масло моторное'],
  ['моторное масло полусинтетика', 'полусинтетическое'],
  ['масло в коробку', 'Масло трансмиссионное'],
  ['75w90', '75W-90'],
  ['атф', 'ATF'],
  ['vfckj', 'Масло'],
  ['Vfckj 5w30', '5W-30'],
  ['маслянный фильтр', 'Фильтр масляный'],
  ['купить масляный фильтр недорого', 'Фильтр масляный'],
  ['фильтры масляные', 'Фильтр масляный'],
  ['фильтр масляный тойота', 'Фильтр масляный'],
  ['фильтр салонный', 'Фильтр салона'],
  ['салонник', 'Фильтр салона'],
  ['фильтр кондиционера', 'Фильтр салона'],
  ['угольный фильтр салона', 'угольный'],
  ['воздушный фильтр', 'Фильтр воздушный'],
  ['фильтр воздуха', 'Фильтр воздушный'],
  ['фильтр топлива', 'Фильтр топливный'],
  ['фильтр для автомата', 'Фильтр АКПП'],
  ['abkmnh', 'Фильтр'],
  ['ступичный подшипник', 'Подшипник ступицы'],
  ['подшипник ступицы', 'Подшипник ступицы'],
  ['дворники 600', 'Щётка стеклоочистителя бескаркасная 600'],
  ['дворники', 'Щётка стеклоочистителя'],
  ['щетки стеклоочистителя бескаркасные', 'бескаркасная'],
  ['дворники 625', 'Щётка стеклоочистителя'],
  ['акб', 'Аккумулятор'],
  ['батарея', 'Аккумулятор'],
  ['аккумулятор 60 ач', 'Аккумулятор 60'],
  ['аккумулятор 60ач', 'Аккумулятор 60'],
  ['акб 75', 'Аккумулятор 75'],
  ['аккамулятор', 'Аккумулятор'],
  ['тосол', 'Антифриз'],
  ['антифриз g12', 'G12+'],
  ['антифриз красный', 'G12+'],
  ['незамерзайка', 'Жидкость стеклоомывающая'],
  ['жидкость омывателя', 'Жидкость стеклоомывающая'],
  ['омывайка зимняя', 'Жидкость стеклоомывающая'],
  ['тормозуха', 'Жидкость тормозная'],
  ['тормозная жидкость dot4', 'DOT 4'],
  ['жидкость тормозная dot 51', 'DOT 5.1'],
  ['лямбда', 'Датчик кислорода'],
  ['лямбда-зонд', 'Датчик кислорода'],
  ['датчик абс', 'Датчик ABS'],
  ['дмрв', 'Расходомер воздуха'],
  ['катушки зажигания', 'Катушка зажигания'],
  ['свечи', 'Свеча'],
  ['свечи зажигания ngk', 'Свеча зажигания'],
  ['свечи накала', 'Свеча накаливания'],
  ['лампочка h7', 'Лампа галогенная H7'],
  ['лампа н7', 'Лампа галогенная H7'],
  ['лампы h4', 'Лампа галогенная H4'],
  ['тормозные колодки toyota camry', 'Колодки тормозные'],
  ['колодки киа рио', 'Колодки тормозные'],
  ['колодки kia picanto задние', 'Колодки тормозные задние'],
  ['тормозные колодки', 'Колодки тормозные'],
  ['передние тормозные колодки', 'Колодки тормозные передние'],
  ['колодки барабанные', 'барабанные'],
  ['калодки', 'Колодки тормозные'],
  ['rjkjlrb', 'Колодки тормозные'],
  ['тормозной диск', 'Диск тормозной'],
  ['тормозные диски', 'Диск тормозной'],
  ['диски тормозные', 'Диск тормозной'],
  ['диск тормозной задний zimmerman', 'Диск тормозной задний'],
  ['суппорта', 'Суппорт'],
  ['амортизаторы задние', 'Амортизатор задний'],
  ['амартизатор', 'Амортизатор'],
  ['каяба', 'Амортизатор передний'],
  ['линк стабилизатора', 'Стойка стабилизатора'],
  ['стойки стабилизатора передние', 'Стойка стабилизатора'],
  ['шаровая', 'Опора шаровая'],
  ['сайлентблоки', 'Сайлентблок'],
  ['рулевые наконечники', 'Наконечник рулевой'],
  ['подушка двигателя', 'Опора двигателя'],
  ['граната наружная', 'ШРУС наружный'],
  ['ремень генератора', 'Ремень поликлиновой'],
  ['комплект грм', 'Комплект ремня ГРМ'],
  ['помпа', 'Насос водяной'],
  ['бензонасос', 'Насос топливный'],
  ['прокладка головки', 'Прокладка ГБЦ'],
  ['радиатор печки', 'Радиатор отопителя'],
  ['глушак', 'Глушитель'],
  ['левое зеркало', 'Зеркало наружное левое'],
  ['левая фара', 'Фара передняя левая'],
  ['тормо', 'тормозн'],
  ['ghjkbv', 'Ролик'],
];

describe('goods are found as people call them', () => {
  test.each(NAMES)('%s', async (typed, name) => {
    const { items } = await cards(typed);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ productName }) => !productName.includes(name))).toEqual([]);
  });

  /** The last word has a meaning of its own: oil, the model Polo, the end of «подшипник с…». */
  test.each([
    ['фильтр масл', 'Фильтр масляный'],
    ['ремень пол', 'Ремень поликлиновой'],
    ['подшипник ст', 'Подшипник ступицы'],
    ['щётка стеклоо', 'Щётка стеклоочистителя'],
    ['Колодки тормозные зад', 'Колодки тормозные задние'],
    ['радиат', 'Радиатор'],
  ])('while the last word is typed: %s', async (typed, name) => {
    const { suggestions } = await tips(typed);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.filter(({ productName }) => !productName.includes(name))).toEqual([]);
  });

  test('a half typed word is not dropped from a list, though it is a word', async () => {
    const { items, dropped } = await cards('фильтр масл');
    expect(new Set(items.map(({ productName }) => productName))).toEqual(new Set(['Фильтр масляный']));
    expect(dropped).toEqual([]);
  });

  test('a letter after a word prefers what goes on so', async () => {
    const { suggestions } = await tips('диск тормозной з');
    expect(suggestions.map(({ productName }) => productName)).toEqual([
      'Диск тормозной задний',
      'Диск тормозной передний',
    ]);
  });

  test.each([
    ['бош', 'BOSCH'],
    ['тойота', 'TOYOTA'],
    ['манн', 'MANN-FILTER'],
    ['лемфердер', 'LEMFÖRDER'],
    ['Денсо', 'DENSO'],
  ])('a maker: %s', async (typed, maker) => {
    const { items } = await cards(typed);
    expect(new Set(items.map(({ catalogName }) => catalogName))).toEqual(new Set([maker]));
  });
});

/** A text as it was typed, and the only article that it opens. */
const NUMBERS: [typed: string, number: string][] = [
  ['BOSCH 0986494019', '0 986 494 019'],
  ['бош 0 986 494 019', '0 986 494 019'],
  ['0986494019 bosch', '0 986 494 019'],
  ['MANN-FILTER W 712/75', 'W 712/75'],
  ['MANN-FILTER W 71275', 'W 712/75'],
  ['mann w71275', 'W 712/75'],
  ['фильтр масляный W 712/75', 'W 712/75'],
  ['ц71275', 'W 712/75'],
  ['ВКР6Е-11', 'BKR6E-11'],
  ['вкр6е11', 'BKR6E-11'],
  ['свеча NGK BKR6E-11', 'BKR6E-11'],
  ['oem 26300-35503', '26300-35503'],
  ['киа 2630035503', '26300-35503'],
  ['артикул 5PK1750', '5PK1750'],
  ['колодки GDB1550', 'GDB1550'],
];

describe('a number among other words opens its part', () => {
  test.each(NUMBERS)('%s', async (typed, number) => {
    const { items } = await ofNumber(typed);
    expect(items.map(({ catalogFullNumber }) => catalogFullNumber)).toEqual([number]);
  });

  test.each(['TRW 0986494019', 'масло 5w30', 'фильтр салона'])('no part is opened by %s', async (typed) => {
    expect((await ofNumber(typed)).items).toEqual([]);
  });
});

describe('parts of numbers', () => {
  test.each([
    ['W 712', 'W 712/75'],
    ['BKR6E', 'BKR6E-11'],
    ['71275', 'W 712/75'],
    ['494019', '0 986 494 019'],
  ])('%s is said to be found by number', async (typed, number) => {
    const { items, isByNumber } = await cards(typed);
    expect([items[0]?.catalogFullNumber, isByNumber]).toEqual([number, true]);
  });

  test('a list of numbers finds each', async () => {
    const { items, dropped } = await cards('W 71275, BKR6E-11; ZZ 404');
    expect(items.map(({ catalogFullNumber }) => catalogFullNumber).toSorted()).toEqual(['BKR6E-11', 'W 712/75']);
    expect(dropped).toEqual(['ZZ 404']);
  });
});

describe('the name of a category finds its goods', () => {
  test.each(['Зеркала', 'mirrors', 'المرايا', 'Кузов и обзор', 'الهيكل والرؤية'])('%s', async (typed) => {
    const { items, dropped } = await cards(typed);
    expect([items.map(({ catalogFullNumber }) => catalogFullNumber), dropped]).toEqual([['445-1012'], []]);
  });

  test('a category without goods leaves the text to its words', async () => {
    expect((await cards('Амортизаторы')).total).toBe(2);
  });
});

describe('what was read differently is said', () => {
  test('the car does not narrow the list, and its own parts come first', async () => {
    const { car, total, items } = await cards('тормозные колодки toyota camry');
    expect([car, total, items[0]?.catalogName]).toEqual(['Toyota Camry', 5, 'TOYOTA']);
  });

  test('a model of the catalogue is recognised beside its brand', async () => {
    expect((await cards('колодки kia picanto')).car).toBe('Kia Picanto');
  });

  test('words that nobody sells are dropped', async () => {
    expect((await cards('суперский фильтр салона')).dropped).toEqual(['суперский']);
    expect((await cards('дворники 625')).dropped).toEqual(['625']);
  });

  test('a corrected word is named', async () => {
    expect((await cards('vfckj')).corrected).toEqual([{ typed: 'vfckj', meant: 'масло' }]);
    expect((await cards('калодки задние')).corrected).toEqual([{ typed: 'калодки', meant: 'колодки' }]);
    expect((await cards('колодки')).corrected).toEqual([]);
  });

  test.each(['a', 'для', 'щщщщщщ', 'зюзюка фыфыфы'])('nothing is found for “%s”', async (typed) => {
    expect((await cards(typed)).items).toEqual([]);
  });
});
