import type { FitCondition, FitVerdict } from '@partshop/api-client/contract';

type Source = FitVerdict['source'];

/** A row of fitments: the article fits the engine's car if all its conditions hold. */
export type Fitment = {
  engineId: number;
  /** Months: `2012-06`. */
  madeFrom: string | null;
  madeTo: string | null;
  option: { code: string; name: string } | null;
  bodyType: string | null;
  position: FitVerdict['position'];
  source: Source;
};

/** What is known of an article's cars. */
export type ArticleFit = {
  articleId: number;
  /** Whether any car of it is known. */
  isKnown: boolean;
  /** Whether sellers say so, who need not name all cars of it. */
  isClaim: boolean;
  source: Source;
  /** For the engines that were asked about, those with the fewest conditions first. */
  rows: readonly Fitment[];
};

/** Answers to conditions by their keys. */
export type Answers = ReadonlyMap<string, boolean>;

/** The conditions of a fitment with what the answers say of them. */
export function conditionsOf(
  { madeFrom, madeTo, option, bodyType }: Pick<Fitment, 'madeFrom' | 'madeTo' | 'option' | 'bodyType'>,
  answers: Answers,
): FitCondition[] {
  const condition = (kind: FitCondition['kind'], value: string | null, text = value): FitCondition[] => {
    if (value === null) return [];
    const key = `${kind}:${value}`;
    return [{ key, kind, value, text: text ?? value, answer: answers.get(key) ?? null }];
  };
  return [
    ...condition('made-from', madeFrom),
    ...condition('made-to', madeTo),
    ...condition('option', option?.code ?? null, option?.name),
    ...condition('body', bodyType),
  ];
}

/**
 * Whether an article fits an engine's car (F3). Of several rows one that holds decides, else the one with the fewest open conditions,
 * else the first that does not hold.
 */
export function verdictOf(
  article: ArticleFit | undefined,
  engineId: number,
  answers: Answers,
): Omit<FitVerdict, 'articleId'> {
  const unknown: Omit<FitVerdict, 'articleId'> = {
    engineId,
    verdict: 'unknown',
    source: null,
    conditions: [],
    position: null,
  };
  if (!article?.isKnown) return unknown;
  const candidates = article.rows
    .filter((row) => row.engineId === engineId)
    .map((row) => ({ ...row, conditions: conditionsOf(row, answers) }));
  const open = candidates.filter(({ conditions }) => conditions.every(({ answer }) => answer !== false));
  const [best] = open.toSorted((one, other) => countOpen(one.conditions) - countOpen(other.conditions));
  if (best) {
    const { source, position, conditions } = best;
    return { engineId, verdict: countOpen(conditions) === 0 ? 'fits' : 'unknown', source, conditions, position };
  }
  const [first] = candidates;
  if (!first && article.isClaim) return unknown;
  const conditions = first?.conditions.filter(({ answer }) => answer === false) ?? [];
  return { engineId, verdict: 'does-not-fit', source: first?.source ?? article.source, conditions, position: null };
}

const countOpen = (conditions: readonly FitCondition[]): number =>
  conditions.filter(({ answer }) => answer === null).length;
