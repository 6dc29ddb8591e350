/** Texts by language code; `ru` is always there. */
export type Names = { ru: string } & Partial<Record<string, string>>;

/** A name in a language, else in English, else in Russian, which is always there. */
export const nameIn = (names: Names, lang: string): string => names[lang] ?? names['en'] ?? names.ru;
