import type { Field } from './columns.ts';

/** Matches the headings of one column, after {@link normalizeHeading}. */
export type HeadingRule = {
  /** From the most to the least certain; the first that matches any heading decides. */
  tiers: readonly RegExp[];
  never?: RegExp;
};

const DAY_HEADINGS =
  /^(срок|сроки|срок (поставки|доставки|отгрузки)|дни|дней|доставка|lead ?time|lead ?days|delivery|delivery (days|time)|days)( (в )?(дн|дни|дней|днях|сутки|days?))?$/;

const PHOTO =
  '(адрес |ссылка на |url )?(фото|фотография|картинка|изображение|photo|picture|image|img)( url| адрес| ссылка)?';
const photoRule = (place: number): HeadingRule => ({ tiers: [new RegExp(`^${PHOTO} ?${place}$`)] });

/** Tried in this order, so that «Кол-во в упаковке» is not read as the quantity nor «Код производителя» as the maker. */
export const HEADING_RULES: Readonly<Record<Field, HeadingRule>> = {
  otherMaker: {
    tiers: [
      /^(бренд|производитель|марка|brand|maker|manufacturer) (аналога|замены|кросса|replacement|cross|analog|substitute)$/,
      /(бренд|производител|марка|brand|maker|manufacturer).*(аналог|замен|кросс|cross|replac|analog|substitut|other|2)|(аналог|замен|кросс|cross|replac|analog|substitut|other).*(бренд|производител|марка|brand|maker|manufacturer)/,
    ],
  },
  otherNumber: {
    tiers: [
      /^(артикул|номер|код) (аналога|замены|кросса)$|^(аналог|замена|кросс|кросс номер|cross|cross number|replacement|analog|substitute)$/,
      /(артикул|номер|код|number|article).*(аналог|замен|кросс|cross|replac|analog|substitut|other|2)|(аналог|замен|кросс|cross|replac|analog|substitut|other).*(артикул|номер|код|number|article)/,
    ],
    never: /бренд|производител|марка|brand|maker|manufacturer/,
  },
  direction: { tiers: [/^(направление|direction)$/, /направлен|двусторон|в обе стороны|direction|two way/] },
  confidence: { tiers: [/^(уверенность|достоверность|confidence)$/, /уверен|достоверн|confiden/] },
  photo4: photoRule(4),
  photo3: photoRule(3),
  photo2: photoRule(2),
  photo: {
    tiers: [
      new RegExp(`^${PHOTO}( ?1)?$`),
      /фото|картин|изображ|photo|picture|image|(^| )img/,
      /ссылк|адрес|(^| )(url|link)s?( |$)/,
    ],
    // An address in a row is no heading.
    never: /(^| )(https?|ftp)( |$)/,
  },
  // Before the makers of parts, whose rule takes «Марка» too.
  carBrand: {
    tiers: [
      /^(марка|марка (авто|автомобиля|машины|тс)|авто|автомобиль|car|car (brand|make|maker)|vehicle (brand|make)|make)$/,
      /марка.*(авто|машин|тс)|(car|vehicle).*(brand|make)/,
    ],
  },
  carModel: {
    tiers: [
      /^(модель|серия|модель (авто|автомобиля|машины|тс)|(car |vehicle )?(model|series))$/,
      /модель|(^| )серия|model|series/,
    ],
  },
  generation: { tiers: [/^(поколение|рестайлинг|generation)$/, /поколен|generation|платформ|chassis/] },
  engine: {
    tiers: [/^(двигатель|мотор|модификация|engine|motor|modification)$/, /двигател|мотор|модификац|engine/],
  },
  madeFrom: {
    tiers: [
      /^((год|года|годы|выпуск|выпуска|год выпуска|производство|дата|месяц)( выпуска)? (с|от|начала)|с|от|from|(made|year|years|production) (from|start))$/,
      /(год|выпуск|производ).*( с| от|начал)( |$)|(year|made|production).*(from|start)/,
    ],
  },
  madeTo: {
    tiers: [
      /^((год|года|годы|выпуск|выпуска|год выпуска|производство|дата|месяц)( выпуска)? (по|до|конца|окончания)|по|до|to|(made|year|years|production) (to|end|until))$/,
      /(год|выпуск|производ).*( по| до|кон[её]?ц|окончан)|(year|made|production).*( to|end|until)/,
    ],
  },
  bodyType: { tiers: [/^(кузов|тип кузова|body|body (type|style))$/, /кузов|body/] },
  side: {
    tiers: [
      /^(сторона|ось|расположение|позиция|место установки|сторона установки|side|axle|position)$/,
      /сторон|(^| )ось|располож|установк|side|axle|position/,
    ],
  },
  equipment: {
    tiers: [/^(комплектация|опция|оборудование|условие|option|equipment)$/, /комплектац|опци|оборудован|option|equip/],
  },
  multiplicity: {
    tiers: [
      /^(кратность|multiplicity|moq)( (шт|отгрузки|заказа))?$/,
      /кратн|в упак|норма (упаковки|отгрузки)|мин[а-я]* (партия|заказ|кол)|multipl|min[a-z]* (order|qty|quantity)|(order|pack) (qty|quantity|size)|pack$/,
    ],
  },
  leadDays: {
    tiers: [DAY_HEADINGS, /(^| )срок|lead ?time|delivery (days|time)/],
    never: /годн|цена|стоим|price|cost/,
  },
  number: {
    tiers: [
      /^(артикул|каталожный номер|кат номер|номер (детали|запчасти|производителя|по каталогу)|(код|артикул) производителя|part ?(number|num|no|n)|article( number| no)?|number|sku)$/,
      /^(номер|код|код (товара|детали|запчасти)|code|item ?(code|number|no)|oem|oe|ое|оем)( (номер|number))?$/,
      /артикул|каталожн|part ?num|part no|article/,
    ],
    never: /аналог|замен|кросс|cross|replace|штрих|barcode/,
  },
  maker: {
    tiers: [
      /^(бренд|brand|brand name)$/,
      /^(производитель|изготовитель|фирма|фирма производитель|марка|торговая марка|maker|make|manufacturer|vendor)$/,
      /бренд|brand|производител|изготовител|manufacturer/,
    ],
    never: /код|номер|артикул|стран|country|code|number|(^| )id( |$)|авто|car/,
  },
  price: {
    tiers: [/^(цена|стоимость|price|cost)( (за )?(1 )?(руб|рублей|рублях|rub|rur|шт|ед|единицу))*$/, /цена|price/],
    never: /usd|eur|доллар|евро|cny|юан|старая|old|групп|group/,
  },
  quantity: {
    tiers: [
      /^(остаток|остатки|количество|кол во|кол|наличие|в наличии|свободный остаток|доступно|на складе|quantity|qty|stock|in stock|availability|available)( (шт|штук|pcs))?$/,
      /остат|налич|кол во|количеств|quantity|qty|stock/,
    ],
    never: /мин[а-я]* |упак|min|pack/,
  },
  name: {
    tiers: [
      /^(наименование|название|name|product name|title)$/,
      /^(номенклатура|товар|деталь|запчасть|описание|description|product|item)$/,
      /наименован|назван|номенклат|описан|(^| )name( |$)|descr/,
    ],
    never: /групп|катег|group|categ|стран|country/,
  },
};
export const RULE_ORDER = Object.keys(HEADING_RULES) as Field[];

/** Removes case, ё, punctuation and currency signs from a heading. */
export function normalizeHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('₽', ' руб ')
    .replaceAll('$', ' usd ')
    .replaceAll('€', ' eur ')
    .replaceAll('№', ' номер ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
