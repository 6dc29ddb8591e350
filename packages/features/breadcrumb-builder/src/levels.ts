/** The levels of the catalogue from the top (§4), by the names of their parts of a URL. */
export const LEVELS = ['parent', 'category', 'brand', 'seria', 'model', 'engine'] as const;
export type Level = (typeof LEVELS)[number];

/** Something that a level may be: the last part of its URL, and its name. */
export type Place = { url: string; name: string };

/** What is known of each level. */
export type ByLevel<Value> = Partial<Record<Level, Value>>;
