import type { CardAttribute, GoodsFacet } from '@partshop/api-client/contract';
import { nameIn } from '../../platform/values/names.ts';
import type { CardAttributeRow, FacetRow, GoodsChoice, PageAttribute } from './goods-rows.ts';

/** `H7` before `H11`, `5W-30` before `10W-40`. */
const byNature = new Intl.Collator('en', { numeric: true });

/** The attributes of a page with their values, in the page's order; those that tell nothing apart are left out. */
export function showFacets(
  attributes: readonly PageAttribute[],
  rows: readonly FacetRow[],
  { facets: chosen }: Pick<GoodsChoice, 'facets'>,
  lang: string,
): GoodsFacet[] {
  const rowsOf = Map.groupBy(rows, ({ key }) => key);
  const chosenOf = new Map(chosen.map(({ key, values }) => [key, new Set(values)]));
  return attributes.flatMap(({ key, names, units }) => {
    const selected = chosenOf.get(key);
    const values = (rowsOf.get(key) ?? [])
      .map((row) => ({
        value: row.value,
        text: row.names ? nameIn(row.names, lang) : row.value,
        count: row.count,
        isSelected: selected?.has(row.value) ?? false,
      }))
      .toSorted((one, other) => compareValues(one.value, other.value));
    if (values.length < 2 && !selected) return [];
    return [{ key, name: nameIn(names, lang), unit: units ? nameIn(units, lang) : '', values }];
  });
}

/** Numbers by size, also negative ones, and texts in their natural order. */
function compareValues(one: string, other: string): number {
  const numbers = [Number(one), Number(other)] as const;
  return numbers.some(Number.isNaN) ? byNature.compare(one, other) : numbers[0] - numbers[1];
}

/** What each card says of its article; several values of an attribute are listed together. */
export function showCardAttributes(rows: readonly CardAttributeRow[], lang: string): Map<number, CardAttribute[]> {
  const shown = new Map<number, CardAttribute[]>();
  for (const { articleId, key, names, units, value, valueNames } of rows) {
    const text = valueNames ? nameIn(valueNames, lang) : value;
    const list = shown.get(articleId) ?? [];
    const known = list.find((attribute) => attribute.key === key);
    if (known) known.value += `, ${text}`;
    else list.push({ key, name: nameIn(names, lang), value: text, unit: units ? nameIn(units, lang) : '' });
    shown.set(articleId, list);
  }
  return shown;
}
