/** Texts by language code; `ru` is always there. */
export type Names = { ru: string } & Partial<Record<string, string>>;

/** A name in the language of a call: its own, else the English one, else the Russian one, which is always there. */
export const nameIn = (names: Names, lang: string): string => names[lang] ?? names['en'] ?? names.ru;
