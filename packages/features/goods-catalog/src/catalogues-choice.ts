import type { MakerCatalogue } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import type { GoodsKind } from './goods.loadables.ts';
import type { CataloguesQueryName } from './goods.query.ts';

export type CataloguesChoice = { kind: GoodsKind; text: string };

const MAX_TEXT = 80;

/** Reads the query of an address; an unknown kind shows all. */
export function readCataloguesChoice(query: Pick<QueryReader<CataloguesQueryName>, 'get'>): CataloguesChoice {
  const kind = query.get('goods');
  return {
    kind: kind === 'parts' || kind === 'other' ? kind : 'all',
    text: (query.get('q') ?? '').trim().slice(0, MAX_TEXT),
  };
}

export function writeCataloguesQuery({ kind, text }: CataloguesChoice): string {
  const params = new URLSearchParams();
  if (kind !== 'all') params.set('goods', kind);
  if (text !== '') params.set('q', text);
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
}

const simplified = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The makers whose names contain the text, whatever its case, accents and punctuation. */
export function findMakers(makers: readonly MakerCatalogue[], text: string): readonly MakerCatalogue[] {
  const wanted = simplified(text);
  return wanted === '' ? makers : makers.filter(({ catalogName }) => simplified(catalogName).includes(wanted));
}

export type LetterGroup = { letter: string; makers: MakerCatalogue[] };

/** The heading of makers whose names begin with a digit. */
export const DIGITS = '#';

/** The makers by their first letter; those with a digit come first. */
export function byLetter(makers: readonly MakerCatalogue[]): LetterGroup[] {
  const letterOf = ({ catalogName }: MakerCatalogue) => {
    const letter = /[\p{L}\p{N}]/u.exec(catalogName.normalize('NFKD'))?.[0]?.toUpperCase() ?? DIGITS;
    return /\p{N}/u.test(letter) ? DIGITS : letter;
  };
  return [...Map.groupBy(makers, letterOf)]
    .map(([letter, group]) => ({ letter, makers: group }))
    .toSorted((one, other) => (one.letter < other.letter ? -1 : 1));
}
