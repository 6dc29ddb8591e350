import type { FitmentChanges } from '@partshop/api-client';
import { nameIn } from '../../platform/values/names.ts';
import { engineName } from '../cars/index.ts';
import { conditionsOf } from '../fit/index.ts';
import type { FoundFitment, FoundFitments } from './upload-facts.ts';

type Shown = FitmentChanges['rows']['added'][number];
type Months = Pick<FoundFitment, 'madeFrom' | 'madeTo'>;

/** What a file of fitments would change, in a language. */
export function showFitments({ rows, ...counts }: FoundFitments, lang: string): FitmentChanges {
  const conditions = ({ option, bodyType }: FoundFitment, months: Months) => {
    const named = option && { code: option.code, name: nameIn(option.names, lang) };
    return conditionsOf({ ...months, option: named, bodyType }, new Map());
  };
  const show = (found: FoundFitment, months: Months, oldMonths: Months | null): Shown => {
    const { row, maker, number, brandName, seriaName, modelName, position } = found;
    return {
      row,
      maker,
      number,
      brandName,
      seriaName,
      modelName,
      engineName: engineName(found.engineName, lang),
      position,
      conditions: conditions(found, months),
      oldConditions: oldMonths && conditions(found, oldMonths),
    };
  };
  const oldOf = ({ oldMadeFrom, oldMadeTo }: FoundFitment): Months => ({ madeFrom: oldMadeFrom, madeTo: oldMadeTo });
  return {
    ...counts,
    rows: {
      added: rows.added.map((found) => show(found, found, null)),
      changed: rows.changed.map((found) => show(found, found, oldOf(found))),
      gone: rows.gone.map((found) => show(found, oldOf(found), oldOf(found))),
    },
  };
}
