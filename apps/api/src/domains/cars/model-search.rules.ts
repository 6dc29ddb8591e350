import type { FoundModel } from '@partshop/api-client/contract';
import { searchWords } from '../../platform/values/search-text.ts';
import { modelOption, type ModelNode } from './car-options.rules.ts';

/** What people type for a brand, or for a brand and a series: `тойота`, `камри`. */
export type CarSpelling = { typed: readonly string[]; name: string };

export type ListedModel = ModelNode & { brandId: number };

const MAX_FOUND = 12;
const YEAR = /^(?:19|20)\d\d$/;

/** Words without accents: `Škoda` is `skoda`. */
const wordsOf = (text: string): string[] => searchWords(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** Finds models of which every typed word begins a word; a year is one in which the model was made. The newest come first. */
export function createModelSearch(
  models: readonly ListedModel[],
  spellings: readonly CarSpelling[],
): (text: string) => FoundModel[] {
  const spelt = new Map(spellings.map(({ name, typed }) => [wordsOf(name).join(' '), typed]));
  const listed = models.map((model) => {
    const { brandName, seriesName, name } = model;
    const spellingsOf = (called: string) => spelt.get(wordsOf(called).join(' ')) ?? [];
    const others = [...spellingsOf(brandName), ...spellingsOf(`${brandName} ${seriesName}`)];
    return { model, words: wordsOf([brandName, seriesName, name, ...others].join(' ')) };
  });
  return (text) => {
    const typed = wordsOf(text);
    if (typed.length === 0) return [];
    return listed
      .filter(({ model, words }) => typed.every((word) => isOf(word, words, model)))
      .toSorted((one, other) => (other.model.producedFrom ?? 0) - (one.model.producedFrom ?? 0))
      .slice(0, MAX_FOUND)
      .map(({ model }) => ({ ...modelOption(model), brandId: model.brandId }));
  };
}

function isOf(typed: string, words: readonly string[], { producedFrom, producedTo }: ListedModel): boolean {
  if (words.some((word) => word.startsWith(typed))) return true;
  if (!YEAR.test(typed) || producedFrom === null) return false;
  return Number(typed) >= producedFrom && Number(typed) <= (producedTo ?? Number(typed));
}
