/** The kinds of part that have their own drawing. */
export type PartKind =
  | 'filter'
  | 'brake-pad'
  | 'brake-disc'
  | 'shock-absorber'
  | 'spark-plug'
  | 'belt'
  | 'bearing'
  | 'lamp'
  | 'oil'
  | 'battery'
  | 'generic';

/** Checked in this order: "oil-filters" is a filter, "brake-fluids" a can. */
const WORDS: ReadonlyArray<readonly [PartKind, RegExp]> = [
  ['filter', /filter|filtr/],
  ['oil', /oil|fluid|lubric|coolant|antifreeze|masl|zhidkost|antifriz/],
  ['brake-disc', /dis[ck]|rotor|drum|diski|baraban/],
  ['brake-pad', /brake|pads?\b|kolod|tormoz/],
  ['shock-absorber', /shock|strut|suspension|damper|amortizator|podvesk/],
  ['spark-plug', /spark|plug|ignition|svech|zazhigan/],
  ['belt', /belt|timing|chain|pulley|remen|remn|cep/],
  ['bearing', /bearing|hub|podshipnik|stupic/],
  ['lamp', /lamp|bulb|light|optik|fary/],
  ['battery', /batter|accumul|akkumul/],
];

/** The kind of part in a category's URL, in English or transliterated Russian; `generic` if none matches. */
export function partKindOf(categoryUrl: string | null | undefined): PartKind {
  const url = categoryUrl?.toLowerCase() ?? '';
  return WORDS.find(([, words]) => words.test(url))?.[0] ?? 'generic';
}
