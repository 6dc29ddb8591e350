import { FIELDS, FIELDS_OF, REQUIRED_FIELDS, type Columns, type Field, type TableKind } from './columns.ts';
import { HEADING_RULES, normalizeHeading, RULE_ORDER, type HeadingRule } from './heading-rules.ts';

export type UnclearColumns = {
  kind: 'unclear';
  found: Partial<Record<Field, number>>;
  missing: Field[];
  ambiguous: Field[];
};
export type ColumnGuess = { kind: 'found'; columns: Columns } | UnclearColumns;

/** Columns that a person named: the heading's text, or its position from 1. */
export type NamedColumns = Partial<Record<Field, string>>;

function positionNamed(named: string, headings: readonly string[]): number | undefined {
  const position = headings.indexOf(normalizeHeading(named));
  if (position >= 0) return position;
  return /^[1-9]\d*$/.test(named) && Number(named) <= headings.length ? Number(named) - 1 : undefined;
}

function candidates(rule: HeadingRule, headings: readonly string[], taken: ReadonlySet<number>): number[] {
  for (const tier of rule.tiers) {
    const fitting = headings.flatMap((heading, position) =>
      !taken.has(position) && tier.test(heading) && !rule.never?.test(heading) ? [position] : [],
    );
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** Whether every column is known that a list of the kind must have. */
export function isComplete(found: Partial<Record<Field, number>>, kind: TableKind): found is Columns {
  return REQUIRED_FIELDS[kind].every((field) => found[field] !== undefined);
}

/**
 * Recognises columns by their headings in Russian or English. A heading has only one meaning. Two equally good headings
 * make a required column ambiguous and leave an optional one out.
 */
export function guessColumns(
  cells: readonly string[],
  named: NamedColumns = {},
  kind: TableKind = 'price',
): ColumnGuess {
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
    if (found[field] !== undefined || named[field] !== undefined || !FIELDS_OF[kind].includes(field)) continue;
    const [position, ...others] = candidates(HEADING_RULES[field], headings, taken);
    if (position === undefined) continue;
    if (others.length === 0) take(field, position);
    else ambiguous.push(field);
  }

  const isRequired = (field: Field) => (REQUIRED_FIELDS[kind] as readonly Field[]).includes(field) || field in named;
  const unclear = ambiguous.filter(isRequired);
  const missing = FIELDS.filter((field) => isRequired(field) && found[field] === undefined && !unclear.includes(field));
  if (unclear.length === 0 && missing.length === 0 && isComplete(found, kind)) return { kind: 'found', columns: found };
  return { kind: 'unclear', found, missing, ambiguous: unclear };
}
