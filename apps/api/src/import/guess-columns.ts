import { FIELDS, REQUIRED_FIELDS, type Columns, type Field } from './columns.ts';

export type ColumnGuess =
  | { kind: 'found'; columns: Columns }
  | { kind: 'unclear'; found: Partial<Record<Field, number>>; missing: Field[]; ambiguous: Field[] };

/** Columns named by a person: the heading's text, or its position from 1. */
export type NamedColumns = Partial<Record<Field, string>>;

type Rule = {
  /** From the surest to the vaguest; the first that any heading fits decides. */
  tiers: readonly RegExp[];
  never?: RegExp;
};

const DAY_HEADINGS =
  /^(срок|сроки|срок (поставки|доставки|отгрузки)|дни|дней|доставка|lead ?time|lead ?days|delivery|delivery (days|time)|days)( (в )?(дн|дни|дней|днях|сутки|days?))?$/;

/** Tried in this order, so that «Кол-во в упаковке» is no quantity and «Код производителя» no maker. */
const RULES: Readonly<Record<Field, Rule>> = {
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
const RULE_ORDER = Object.keys(RULES) as Field[];

/** Case, ё, punctuation and currency signs do not tell headings apart. */
function normalizeHeading(heading: string): string {
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

function positionNamed(named: string, headings: readonly string[]): number | undefined {
  const position = headings.indexOf(normalizeHeading(named));
  if (position >= 0) return position;
  return /^[1-9]\d*$/.test(named) && Number(named) <= headings.length ? Number(named) - 1 : undefined;
}

function candidates(rule: Rule, headings: readonly string[], taken: ReadonlySet<number>): number[] {
  for (const tier of rule.tiers) {
    const fitting = headings.flatMap((heading, position) =>
      !taken.has(position) && tier.test(heading) && !rule.never?.test(heading) ? [position] : [],
    );
    if (fitting.length > 0) return fitting;
  }
  return [];
}

function isComplete(found: Partial<Record<Field, number>>): found is Columns {
  return REQUIRED_FIELDS.every((field) => found[field] !== undefined);
}

/**
 * What each column means, by the headings in Russian or English. A heading is used for one meaning only; two equally
 * good headings for a required meaning are ambiguous, for another one they leave it out.
 */
export function guessColumns(cells: readonly string[], named: NamedColumns = {}): ColumnGuess {
  // A lone «№» heads the row numbers, not the part numbers.
  const headings = cells.map((cell) => (cell.trim() === '№' ? '' : normalizeHeading(cell)));
  const found: Partial<Record<Field, number>> = {};
  const taken = new Set<number>();
  const ambiguous: Field[] = [];
  const take = (field: Field, position: number) => {
    found[field] = position;
    taken.add(position);
  };

  for (const field of FIELDS) {
    const name = named[field];
    const position = name === undefined ? undefined : positionNamed(name, headings);
    if (position !== undefined) take(field, position);
  }
  for (const field of RULE_ORDER) {
    if (found[field] !== undefined || named[field] !== undefined) continue;
    const [position, ...others] = candidates(RULES[field], headings, taken);
    if (position === undefined) continue;
    if (others.length === 0) take(field, position);
    else ambiguous.push(field);
  }

  const isRequired = (field: Field) => (REQUIRED_FIELDS as readonly Field[]).includes(field) || field in named;
  const unclear = ambiguous.filter(isRequired);
  const missing = FIELDS.filter((field) => isRequired(field) && found[field] === undefined && !unclear.includes(field));
  if (unclear.length === 0 && missing.length === 0 && isComplete(found)) return { kind: 'found', columns: found };
  return { kind: 'unclear', found, missing, ambiguous: unclear };
}
