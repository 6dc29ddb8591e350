import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** The structure of a message: its arguments with their kinds, and the forms of every choice. */
type Shape = {
  arguments: Map<string, string>;
  /** Each plural, ordinal or select: its argument and its categories. A message may choose by one argument more than once. */
  choices: { argument: string; kind: 'plural' | 'ordinal' | 'select'; forms: string[] }[];
};

/** Errors of a message in its own language: it does not parse, or a plural form is missing. */
export function findFormFaults(message: string, lang: string): string[] {
  const shape = shapeOf(message);
  if (typeof shape === 'string') return [shape];
  const faults: string[] = [];
  for (const { argument, kind, forms } of shape.choices) {
    if (kind === 'select') continue;
    const needed = pluralForms(lang, kind);
    const missing = needed.filter((form) => !forms.includes(form));
    const unknown = forms.filter((form) => !form.startsWith('=') && !needed.includes(form));
    if (missing.length > 0) faults.push(`{${argument}, ${kind}} lacks ${missing.join(', ')}`);
    if (unknown.length > 0) faults.push(`{${argument}, ${kind}} has ${unknown.join(', ')}, which ${lang} never uses`);
  }
  return faults;
}

/** Errors of a translation compared with its Russian key: other arguments, other choices, Russian left over. */
export function findTranslationFaults(key: string, translation: string, lang: string): string[] {
  const faults = findFormFaults(translation, lang);
  const [from, to] = [shapeOf(key), shapeOf(translation)];
  if (typeof from === 'string' || typeof to === 'string') return faults;
  for (const [name, kind] of from.arguments) {
    const given = to.arguments.get(name);
    if (given === undefined) faults.push(`{${name}} is not used`);
    else if (given !== kind) faults.push(`{${name}} is a ${given}, in Russian a ${kind}`);
  }
  for (const name of to.arguments.keys()) if (!from.arguments.has(name)) faults.push(`{${name}} is unknown`);
  const options = (shape: Shape) =>
    new Set(
      shape.choices.flatMap(({ argument, kind, forms }) =>
        kind === 'select' ? forms.map((form) => `${argument}: ${form}`) : [],
      ),
    );
  const missing = [...options(from).symmetricDifference(options(to))];
  if (missing.length > 0) faults.push(`select differs in ${missing.join(', ')}`);
  if (translation.trim() === '') faults.push('it is empty');
  if (/\p{Script=Cyrillic}/u.test(translation)) faults.push('it has Cyrillic letters');
  return faults;
}

function pluralForms(lang: string, kind: 'plural' | 'ordinal'): string[] {
  return new Intl.PluralRules(lang, { type: kind === 'ordinal' ? 'ordinal' : 'cardinal' }).resolvedOptions()
    .pluralCategories;
}

/** The structure, or an error message where the message does not parse. */
function shapeOf(message: string): Shape | string {
  const shape: Shape = { arguments: new Map(), choices: [] };
  try {
    addTo(shape, parse(message, { ignoreTag: true }));
  } catch (error) {
    return `it does not parse: ${error instanceof Error ? error.message : String(error)}`;
  }
  return shape;
}

const KIND: Partial<Record<TYPE, string>> = { [TYPE.number]: 'number', [TYPE.date]: 'date', [TYPE.time]: 'time' };

function addTo(shape: Shape, elements: readonly MessageFormatElement[]): void {
  for (const element of elements) {
    if (isLiteralElement(element) || isPoundElement(element) || isTagElement(element)) continue;
    const name = element.value;
    if (isPluralElement(element) || isSelectElement(element)) {
      const kind = isSelectElement(element) ? 'select' : element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
      shape.arguments.set(name, kind);
      shape.choices.push({ argument: name, kind, forms: Object.keys(element.options) });
      for (const option of Object.values(element.options)) addTo(shape, option.value);
    } else if (!shape.arguments.has(name)) {
      shape.arguments.set(name, isArgumentElement(element) ? 'value' : (KIND[element.type] ?? 'value'));
    }
  }
}
