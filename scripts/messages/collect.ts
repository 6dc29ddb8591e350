import type { MessageList } from './load-messages.ts';
import { findFormFaults, findTranslationFaults } from './message-faults.ts';

/** Feature folder to language to its translations: Russian key to text. */
export type Translations = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Language to resource to key to text, as the backend reads it. */
export type Values = Record<string, Record<string, Record<string, string>>>;

/**
 * Collects the translations of all features, sorted, for `languages`; Russian is the key and needs no file. `faults`: errors
 * for translators.
 */
export function collectValues(
  lists: readonly MessageList[],
  translations: Translations,
  languages: readonly string[],
): { values: Values; faults: string[] } {
  const faults = [
    ...findSharedResources(lists),
    ...findKeyFaults(lists),
    ...findUnknownLanguages(translations, languages),
  ];
  const values: Values = {};
  for (const lang of languages) {
    const resources: Record<string, Record<string, string>> = {};
    for (const { feature, resource, texts } of lists.toSorted((a, b) => compare(a.resource, b.resource))) {
      const known = translations[feature]?.[lang] ?? {};
      const kept: Record<string, string> = {};
      for (const key of [...new Set(Object.values(texts))].toSorted(compare)) {
        const text = known[key];
        if (text === undefined) faults.push(`${feature}/locales/${lang}.json lacks '${key}'`);
        else {
          kept[key] = text;
          for (const fault of findTranslationFaults(key, text, lang))
            faults.push(`${feature}/locales/${lang}.json: '${key}': ${fault}`);
        }
      }
      resources[resource] = kept;
    }
    values[lang] = resources;
    faults.push(...findUnknownKeys(lists, translations, lang));
  }
  return { values, faults };
}

function findUnknownLanguages(translations: Translations, languages: readonly string[]): string[] {
  return Object.entries(translations).flatMap(([feature, byLang]) =>
    Object.keys(byLang)
      .filter((lang) => !languages.includes(lang))
      .map((lang) => `${feature}/locales/${lang}.json: ${lang} is not among the TRANSLATED_LANGUAGES of core`),
  );
}

function findSharedResources(lists: readonly MessageList[]): string[] {
  return lists
    .filter(({ resource }, index) => lists.findIndex((other) => other.resource === resource) !== index)
    .map(({ file, resource }) => `${file}: the resource '${resource}' belongs to another file`);
}

function findKeyFaults(lists: readonly MessageList[]): string[] {
  return lists.flatMap(({ file, texts, notes }) =>
    Object.entries(texts).flatMap(([name, text]) => [
      ...findFormFaults(text, 'ru').map((fault) => `${file}: ${name}: ${fault}`),
      ...((notes[name] ?? '').trim() === '' ? [`${file}: ${name} has no note for translators`] : []),
    ]),
  );
}

function findUnknownKeys(lists: readonly MessageList[], translations: Translations, lang: string): string[] {
  return Object.entries(translations).flatMap(([feature, byLang]) => {
    const known = new Set(
      lists.filter((list) => list.feature === feature).flatMap(({ texts }) => Object.values(texts)),
    );
    return Object.keys(byLang[lang] ?? {})
      .filter((key) => !known.has(key))
      .map((key) => `${feature}/locales/${lang}.json has '${key}', which no message uses`);
  });
}

/** By code points, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
