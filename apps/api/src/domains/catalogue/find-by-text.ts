import type pg from 'pg';
import { foldPartNumber, looksLikePartNumber } from '@partshop/api-client/part-number';
import { inOtherLayout } from '@partshop/api-client/keyboard-layout';
import { findArticles, NOTHING_FOUND, type FoundArticles, type ListChoice } from './found-list.queries.ts';
import { numbersOfList } from './number-in-text.ts';
import { findArticlesByNumbers } from './numbers.queries.ts';
import { plainWords, tsqueryOf, tsqueryOfAny, type Reading, type Term } from './search-reading.rules.ts';
import { findKnownStems } from './search-stems.queries.ts';
import { findWordsMeant, isBeginning } from '../search-words/index.ts';
import type { TextReader } from './text-reader.ts';

type Searched = Pick<Reading, 'terms' | 'preferred' | 'preferredCategories'>;

export type FoundByText = FoundArticles & {
  /** Words that no article has, or not together with the others. */
  dropped: string[];
  /** Words that were misspelt, or typed in another keyboard layout. */
  corrected: { typed: string; meant: string }[];
  car: string | null;
};

/** The shortest part of a number that is looked for inside numbers: shorter ones have no trigram. */
const LEAST_PART = 3;

const UNRANKED = { numberKey: '', preferred: '', categories: [] };

/** A longer number is kept when words disagree with it; a shorter one is a size. */
const LEAST_NUMBER = 5;

/** A shorter beginning is not completed. */
const LEAST_BEGINNING = 4;

/** A text with more unknown words is about something else: they are not corrected. */
const MAX_CORRECTED = 3;

/**
 * Articles that a text looks for: those of the category that it names, else those that contain everything. If none does, misspelt
 * words are corrected and unknown ones dropped, and then one word that the others do not go with.
 */
export async function findByText(
  pool: pg.Pool,
  reader: TextReader,
  text: string,
  choice: ListChoice,
): Promise<FoundByText> {
  const numberKey = looksLikePartNumber(text) ? foldPartNumber(text) : '';
  const find = async (searched: Searched) => {
    if (searched.terms.length === 0) return NOTHING_FOUND;
    const { stems, preferred } = choice.isCounted ? asTyped(searched) : halfTyped(text, searched);
    return findArticles(
      pool,
      { wanted: { stems }, numberKey, preferred, categories: searched.preferredCategories },
      choice,
    );
  };

  const listed = await findList(pool, text, choice);
  if (listed) return listed;

  const asked = await reader.read(text);
  const exact = { dropped: [], corrected: [], car: asked.car };
  if (asked.categories.length > 0) {
    const wanted = { categories: asked.categories };
    const ofCategory = await findArticles(pool, { wanted, ...UNRANKED }, choice);
    if (ofCategory.matched > 0) return { ...exact, ...ofCategory };
  }
  const found = await find(asked);
  if (found.matched > 0 || asked.terms.length === 0) return { ...exact, ...found };

  if (numberKey.length >= LEAST_PART) {
    const numbers = await findArticles(pool, { wanted: { numberPart: numberKey }, ...UNRANKED, numberKey }, choice);
    if (numbers.matched > 0) return { ...exact, ...numbers };
  }

  const { terms, dropped, corrected, preferredCategories } = await correct(pool, reader, asked);
  const known =
    terms.length > 0
      ? { ...asked, terms, preferredCategories }
      : { terms: asked.preferred, preferred: [], preferredCategories: [] };
  const foundKnown = await find(known);
  if (foundKnown.matched > 0) return { ...exact, ...foundKnown, dropped, corrected };

  const last = lastWord(text, known.terms);
  if (choice.isCounted && last) {
    const begun = await find({
      ...known,
      terms: known.terms.map((term) => (term === last ? { ...term, isBeginning: true } : term)),
    });
    if (begun.matched > 0) return { ...exact, ...begun, dropped, corrected };
  }

  for (const term of known.terms.length > 1 ? fromLeastImportant(known.terms) : []) {
    const others = await find({ ...known, terms: known.terms.filter((other) => other !== term) });
    if (others.matched > 0) return { ...exact, ...others, dropped: [...dropped, term.typed], corrected };
  }
  return { ...exact, ...NOTHING_FOUND, dropped, corrected };
}

type Stems = { stems: string; preferred: string };

const asTyped = ({ terms, preferred }: Searched): Stems => ({
  stems: tsqueryOf(terms),
  preferred: tsqueryOfAny(preferred),
});

/** The same while the last word may be half typed: it also stands for words that begin so. A single letter only prefers them. */
function halfTyped(text: string, searched: Searched): Stems {
  const { terms, preferred } = searched;
  const last = lastWord(text, [...terms, ...preferred]);
  if (!last) return asTyped(searched);
  const begun = { ...last, isBeginning: true };
  if (preferred.includes(last))
    return asTyped({ ...searched, preferred: preferred.with(preferred.indexOf(last), begun) });
  const others = terms.filter((term) => term !== last);
  if (preferred.length > 0) return asTyped({ ...searched, terms: [...others, begun] });
  return last.typed.length === 1 && others.length > 0
    ? { stems: tsqueryOf(others), preferred: tsqueryOf([begun]) }
    : { stems: tsqueryOf([...others, begun]), preferred: tsqueryOf(terms) };
}

const lastWord = (text: string, terms: readonly Term[]): Term | undefined =>
  terms.find(({ typed }) => text.trimEnd().endsWith(typed));

/** The articles of a list of numbers; null if the text is none. */
async function findList(pool: pg.Pool, text: string, choice: ListChoice): Promise<FoundByText | null> {
  const numbers = numbersOfList(text);
  const known = await findArticlesByNumbers(
    pool,
    numbers.map(({ numberKey }) => numberKey),
  );
  if (known.length === 0) return null;
  const ids = known.map(({ id }) => id);
  const found = await findArticles(pool, { wanted: { ids }, ...UNRANKED }, choice);
  const keys = new Set(known.map(({ numberKey }) => numberKey));
  const dropped = numbers.filter(({ numberKey }) => !keys.has(numberKey)).map(({ typed }) => typed);
  return { ...found, isByNumber: true, dropped, corrected: [], car: null };
}

type Corrected = Pick<FoundByText, 'dropped' | 'corrected'> & { terms: Term[]; preferredCategories: number[] };

/** Corrects or drops terms that no article has. With too many of them the text is about something else: all are dropped. */
async function correct(pool: pg.Pool, reader: TextReader, { terms, preferredCategories }: Reading): Promise<Corrected> {
  const isKnown = await findKnown(pool, terms);
  const isCorrected = terms.filter((term) => !isKnown(term)).length <= MAX_CORRECTED;
  const result: Corrected = { terms: [], dropped: [], corrected: [], preferredCategories: [...preferredCategories] };
  for (const term of terms) {
    const meant = isKnown(term)
      ? { typed: term.typed, terms: [term], preferredCategories: [] }
      : isCorrected && (await meantBy(pool, reader, term));
    if (meant) result.preferredCategories.push(...meant.preferredCategories);
    if (meant) result.terms.push(...meant.terms);
    else if (term.car === undefined) result.dropped.push(term.typed);
    if (meant && meant.typed !== term.typed) result.corrected.push({ typed: term.typed, meant: meant.typed });
  }
  return result;
}

type Meant = { typed: string; terms: readonly Term[]; preferredCategories: readonly number[] };

/** What an unknown term means: the beginning of a word, a word in the other keyboard layout, or a similar word. */
async function meantBy(pool: pg.Pool, reader: TextReader, term: Term): Promise<Meant | null> {
  const typed = plainWords(term.typed).join(' ');
  if (await isBeginning(pool, typed))
    return { typed: term.typed, terms: [{ ...term, isBeginning: true }], preferredCategories: [] };
  const words = await reader.words();
  const other = inOtherLayout(term.typed);
  return (
    (await readKnown(pool, reader, wholeWord(typed, words))) ||
    (other && (await readKnown(pool, reader, other))) ||
    (await readKnown(pool, reader, await similarWord(pool, typed, words))) ||
    (other && (await readKnown(pool, reader, await similarWord(pool, plainWords(other).join(' '), words)))) ||
    null
  );
}

type Words = ReadonlyMap<string, string>;

/** The first word that begins with a half typed one. */
function wholeWord(typed: string, words: Words): string | undefined {
  const whole = typed.length < LEAST_BEGINNING ? undefined : [...words.keys()].find((word) => word.startsWith(typed));
  return whole && words.get(whole);
}

async function similarWord(pool: pg.Pool, word: string, words: Words): Promise<string | undefined> {
  const [meant] = await findWordsMeant(pool, [word], [...words.keys()]);
  const similar = meant?.[1];
  return similar && (words.get(similar) ?? similar);
}

/** The terms of a text, if articles have them. */
async function readKnown(pool: pg.Pool, reader: TextReader, typed: string | undefined): Promise<Meant | null> {
  if (typed === undefined) return null;
  const { terms, preferredCategories } = await reader.read(typed);
  return terms.length > 0 && terms.every(await findKnown(pool, terms)) ? { typed, terms, preferredCategories } : null;
}

async function findKnown(pool: pg.Pool, terms: readonly Term[]): Promise<(term: Term) => boolean> {
  const known = await findKnownStems(
    pool,
    terms.flatMap(({ meanings }) => meanings.flat()),
  );
  return ({ meanings }) => meanings.some((meaning) => meaning.every((stem) => known.has(stem)));
}

/** Terms in the order in which they may be left out: sizes, then words from the last to the first, then part numbers. */
function fromLeastImportant(terms: readonly Term[]): Term[] {
  const importance = ({ typed }: Term) =>
    /\p{N}/u.test(typed) ? (foldPartNumber(typed).length < LEAST_NUMBER ? 0 : 2) : 1;
  return terms.toReversed().toSorted((one, other) => importance(one) - importance(other));
}
