/** The kinds of part that have their own drawing; `generic` is a neutral box. */
export type PartKind =
  | 'filter'
  | 'panel-filter'
  | 'brake-pad'
  | 'brake-disc'
  | 'shock-absorber'
  | 'spark-plug'
  | 'belt'
  | 'bearing'
  | 'lamp'
  | 'wiper'
  | 'oil'
  | 'battery'
  | 'spray'
  | 'wipes'
  | 'compressor'
  | 'first-aid'
  | 'tools'
  | 'generic';

/**
 * The one table from a category's URL to a drawing, in English and transliterated Russian; the first line that matches decides. A
 * wrong picture is worse than the neutral one: the first lines are parts that only share a word with a kind below.
 */
const KINDS: ReadonlyArray<readonly [PartKind, RegExp]> = [
  [
    'generic',
    /seals?\b|gasket|mount|bushing|drum|shoe|caliper|hose|sensor|cylinder|tensioner|coil|boot|glow|tail-|ball-|headlights/,
  ],
  [
    'generic',
    /salnik|prokladk|baraban|shlang|datchik|cilindr|katush|pylnik|nakal|sharov|pump|nasos|transmission-f|akpp/,
  ],
  ['spray', /cleaner|ochistit|^care-/],
  ['wipes', /wipes|salfetk/],
  ['compressor', /tyre-compressor|^compressors?$|kompressor/],
  ['first-aid', /first-aid|aptechk/],
  ['tools', /tools?$|instrument/],
  ['panel-filter', /air-filter|cabin|vozdushn|salon/],
  ['filter', /filter|filtr/],
  ['lamp', /lamp|bulb/],
  ['wiper', /wiper|stekloochist|dvornik/],
  ['oil', /\boils?\b|fluid|lubric|coolant|antifreeze|masl|zhidkost|antifriz/],
  ['brake-disc', /dis[ck]s?\b|rotor|diski/],
  ['brake-pad', /brakes?$|pads?\b|kolod/],
  ['shock-absorber', /shock|strut|damper|amortizator/],
  ['spark-plug', /spark|svech/],
  ['belt', /belt|remen|remn/],
  ['bearing', /bearing|podshipnik/],
  ['battery', /batter|accumul|akkumul/],
];

/** The kind of part in a category's URL; `generic` if none matches. */
export function partKindOf(categoryUrl: string | null | undefined): PartKind {
  const url = categoryUrl?.toLowerCase() ?? '';
  return KINDS.find(([, words]) => words.test(url))?.[0] ?? 'generic';
}
