import { BODY_WORDS, POSITION_WORDS } from './car-words.ts';
import { parseMaker, parseNumber, type PriceListReader, type SourceRow } from '../../../price-lists/index.ts';
import type { ParsedClaim } from './claim-description.ts';
import { readCells, type Parsed } from './read-cells.ts';

const MAX_NAME = 120;

/** A name of a car, which the vehicle data must have. */
function parseName(text: string): Parsed<string> {
  if (text === '') return { fault: { code: 'empty' } };
  return text.length > MAX_NAME ? { fault: { code: 'too-long', maxLength: MAX_NAME } } : { value: text };
}

const ANY = /^(?:|[-–—*]|все|вс[её]|люб[а-яё]+|any|all)$/i;
const orNone =
  <T>(parse: (text: string) => Parsed<T>) =>
  (text: string): Parsed<T | null> =>
    ANY.test(text) ? { value: null } : parse(text);

/** A year means its first month, or its last one. */
const parseMonth =
  (month: string) =>
  (text: string): Parsed<string> => {
    const [, year = '', ofYear = month] = /^(\d{4})(?:[-./](\d{2}))?(?:[-./]\d{2})?$/.exec(text) ?? [];
    const [, before = '', after = ''] = /^(\d{1,2})[-./](\d{4})$/.exec(text) ?? [];
    const found = year === '' ? { year: after, month: before.padStart(2, '0') } : { year, month: ofYear };
    const isMonth = /^(0[1-9]|1[0-2])$/.test(found.month) && /^(19|20)\d{2}$/.test(found.year);
    return isMonth ? { value: `${found.year}-${found.month}-01` } : { fault: { code: 'not-month' } };
  };
const parseFrom = orNone(parseMonth('01'));
const parseTo = orNone(parseMonth('12'));

const parseBody = orNone((text): Parsed<string> => {
  const body = BODY_WORDS.find(([word]) => word.test(text));
  return body ? { value: body[1] } : { fault: { code: 'not-body' } };
});

/** One word for the axle, one for the side; either may be missing. */
const parsePosition = orNone((text): Parsed<string> => {
  const found = POSITION_WORDS.map((words) => words.find(([word]) => word.test(text))?.[1]);
  const position = found.filter((word) => word !== undefined).join('-');
  return position === '' ? { fault: { code: 'not-side' } } : { value: position };
});

/** Parses one row. */
export function parseFitment(source: SourceRow, layout: PriceListReader['facts']['layout']): ParsedClaim {
  const { row } = source;
  const { problems, broken, textOf, take } = readCells(source, layout);
  const maker = take('maker', parseMaker);
  const number = take('number', parseNumber);
  const article = maker !== undefined && number !== undefined ? { maker, number } : undefined;
  if (broken) return { row, said: article && { ...article, car: '' }, problems: [broken] };
  const made_from = take('madeFrom', parseFrom);
  const made_to = take('madeTo', parseTo);
  if (made_from && made_to && made_to < made_from) {
    problems.push({ row, field: 'madeTo', value: textOf('madeTo'), fault: { code: 'months-reversed' } });
  }
  const car = {
    car_brand: take('carBrand', parseName),
    car_model: take('carModel', parseName),
    generation: take('generation', orNone(parseName)),
    engine: take('engine', orNone(parseName)),
    made_from,
    made_to,
    equipment: take('equipment', orNone(parseName)),
  };
  const said = article && {
    ...article,
    ...car,
    // Files name few cars in many rows: each is looked for once.
    car: JSON.stringify(car),
    from_text: textOf('madeFrom').slice(0, MAX_NAME),
    to_text: textOf('madeTo').slice(0, MAX_NAME),
    body_type: take('bodyType', parseBody),
    position: take('side', parsePosition),
  };
  return { row, said, problems };
}
