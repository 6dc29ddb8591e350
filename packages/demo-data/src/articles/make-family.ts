import { aftermarketMakers } from '../makers/aftermarket-makers.ts';
import { carMakers } from '../makers/car-makers.ts';
import type { AftermarketMaker, CarMaker } from '../makers/maker.ts';
import { demoMakers, type DemoMaker } from '../makers/makers.ts';
import { drawNumber, previousNumber, type NumberCodes, type NumberPattern } from '../makers/number-pattern.ts';
import { patternFor, platformCode } from '../makers/number-tables.ts';
import { randomFor, type SeededRandom } from '../random/seeded-random.ts';
import type { DemoArticle, DemoFamily, PlannedFamily } from './demo-article.ts';
import { describeArticle, describeFamily, type FamilyContext } from './family-context.ts';
import type { NumberRegister } from './number-register.ts';

const rowOf = new Map(demoMakers.map((maker) => [maker.id, maker]));

const MAX_CAR_MAKERS = 3;
const CHANCE_OF_A_SECOND_ORIGINAL = 0.4;
/** The reach of a car maker's own brand among parts that fit any car, such as oils and lamps. */
const REACH_OF_ORIGINALS_FOR_ANY_CAR = 0.3;
const CHANCE_OF_AN_OLD_ORIGINAL = 0.3;
const CHANCE_OF_AN_OLD_NUMBER = 0.07;
const CHANCE_OF_AN_OLDER_ONE = 0.3;

/**
 * Generates one to three numbers of car makers, then those of aftermarket makers, each followed by the numbers that it
 * replaced.
 */
export function makeFamily(
  planned: PlannedFamily,
  register: NumberRegister,
  makers: readonly AftermarketMaker[] = aftermarketMakers,
): DemoFamily {
  const context = describeFamily(planned);
  return {
    ...planned,
    articles: [
      ...originalsOf(context).flatMap((maker) => originals(context, maker, register)),
      ...makers.flatMap((maker) => substitutes(context, maker, register)),
    ],
  };
}

function originalsOf({ family: { group, key }, tableKeys }: FamilyContext): readonly CarMaker[] {
  if (group !== undefined) return group.carMakers.slice(0, MAX_CAR_MAKERS);
  return carMakers.filter(
    (maker) =>
      patternFor(maker.numbers, tableKeys) !== undefined &&
      randomFor('original', key, maker.name).chance(REACH_OF_ORIGINALS_FOR_ANY_CAR),
  );
}

function originals(context: FamilyContext, maker: CarMaker, register: NumberRegister): DemoArticle[] {
  const { family } = context;
  const { group } = family;
  const random = randomFor('numbers', family.key, maker.name);
  const pattern = patternFor(maker.numbers, context.tableKeys) ?? maker.otherNumbers;
  const codes = { ...sizeOf(context), platform: platformCode(maker, family) };
  const isOnlyCarMaker = group?.carMakers.length === 1;
  const count = isOnlyCarMaker && random.chance(CHANCE_OF_A_SECOND_ORIGINAL) ? 2 : 1;
  const numbers: Numbers = { pattern, codes, chanceOfOldNumbers: CHANCE_OF_AN_OLD_ORIGINAL };
  const first = chain(context, maker.id, numbers, random, register, 0);
  return count === 1 ? first : [...first, ...chain(context, maker.id, numbers, random, register, first.length)];
}

function substitutes(context: FamilyContext, maker: AftermarketMaker, register: NumberRegister): DemoArticle[] {
  const { family } = context;
  const { group } = family;
  const pattern = patternFor(maker.numbers, context.tableKeys);
  if (pattern === undefined) return [];
  const carMaker = group?.carMakers[0];
  if (carMaker !== undefined && maker.serves?.includes(carMaker.origin) === false) return [];
  const makeCode = maker.makeCodes?.[carMaker?.key ?? ''];
  if (maker.makeCodes !== undefined && makeCode === undefined) return [];
  const random = randomFor('numbers', family.key, maker.name);
  if (!random.chance(maker.reach)) return [];
  const codes = { ...sizeOf(context), platform: makeCode ?? '' };
  return chain(context, maker.id, { pattern, codes, chanceOfOldNumbers: CHANCE_OF_AN_OLD_NUMBER }, random, register, 0);
}

function sizeOf({ family: { category, variant }, specifications }: FamilyContext): NumberCodes {
  return { size: variant.sizeCode ?? category.sizeCode?.(specifications) ?? '' };
}

type Numbers = { pattern: NumberPattern; codes: NumberCodes; chanceOfOldNumbers: number };

/**
 * The maker's number, followed by the ones that it replaced, one after another; empty when the pattern has no free number
 * left.
 */
function chain(
  context: FamilyContext,
  makerId: number,
  numbers: Numbers,
  random: SeededRandom,
  register: NumberRegister,
  position: number,
): DemoArticle[] {
  const maker = rowOf.get(makerId);
  if (maker === undefined) throw new Error(`There is no maker ${makerId}.`);
  const articles: DemoArticle[] = [];
  let length = 1;
  if (random.chance(numbers.chanceOfOldNumbers)) length += random.chance(CHANCE_OF_AN_OLDER_ONE) ? 2 : 1;
  while (articles.length < length) {
    const newer = articles.at(-1);
    const number = freeNumber(maker, numbers, random, register, newer?.number);
    if (number === undefined) break;
    articles.push(
      describeArticle(context, {
        maker,
        number,
        position: position + articles.length,
        replacedBy: newer?.id ?? null,
      }),
    );
  }
  return articles;
}

const TRIES = 12;

function freeNumber(
  maker: DemoMaker,
  { pattern, codes }: Numbers,
  random: SeededRandom,
  register: NumberRegister,
  newer: string | undefined,
): string | undefined {
  const previous = newer !== undefined && maker.isCarMaker ? previousNumber(newer) : undefined;
  if (previous !== undefined && register.take(maker, previous)) return previous;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const number = drawNumber(pattern, random, codes);
    if (register.take(maker, number)) return number;
  }
  return undefined;
}
