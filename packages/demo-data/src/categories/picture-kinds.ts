import type { PartCategory, PartCategoryGroup, PartVariant } from './part-category.ts';

/** Variants that do not look like the rest of their category: the picture's kind, by category and the variant's key. */
const OWN_LOOKS: readonly (readonly [category: string, variant: RegExp, kind: string])[] = [
  ['brake-discs', /^rear$/, 'brake-discs-rear'],
  ['brake-master-cylinders', /^wheel$/, 'wheel-cylinders'],
  ['cabin-filters', /^carbon$/, 'cabin-filters-carbon'],
  ['shock-absorbers', /^rear$/, 'shock-absorbers-rear'],
  ['suspension-bushings', /^stabiliser$/, 'stabiliser-bushings'],
  ['control-arms', /^rear$/, 'control-arms-rear'],
  ['radiators', /^condenser$/, 'condensers'],
  ['belt-tensioners', /^idler$/, 'idler-pulleys'],
  ['timing-belt-kits', /^with-pump$/, 'timing-belt-kits-with-pump'],
  ['cv-joints', /^inner$/, 'cv-joints-inner'],
  ['spark-plugs', /^iridium$/, 'spark-plugs-iridium'],
  ['mufflers', /^middle$/, 'resonators'],
  ['wiper-blades', /^framed-/, 'wiper-blades-framed'],
  ['motor-oils', /-1$/, 'motor-oils-1l'],
  ['gear-oils', /-4$/, 'gear-oils-4l'],
  ['antifreeze', /^G11-/, 'antifreeze-green'],
  ['antifreeze', /^G12\+\+-/, 'antifreeze-violet'],
  ['antifreeze', /^G13-10$/, 'antifreeze-yellow'],
  ['antifreeze', /^G13-/, 'antifreeze-violet'],
  ['halogen-lamps', /^H4-/, 'halogen-lamps-h4'],
  ['halogen-lamps', /^H[13]-/, 'halogen-lamps-h1'],
  ['halogen-lamps', /^(?:H8|H9|H11|H15|H16|HB3|HB4|H27W\/1)-/, 'halogen-lamps-h11'],
  ['signal-lamps', /^W/, 'signal-lamps-wedge'],
  ['signal-lamps', /^C\d/, 'signal-lamps-festoon'],
];

/** The kinds of picture that show such an article, the most fitting first; the last is the category's own. */
export function pictureKindsOf({ url }: Pick<PartCategory, 'url'>, { key }: Pick<PartVariant, 'key'>): string[] {
  const own = OWN_LOOKS.find(([category, variant]) => category === url && variant.test(key));
  return own ? [own[2], url] : [url];
}

/** The kind that stands for a whole group, where its first category would say too little. */
const OF_GROUPS: Readonly<Record<string, string>> = {
  brakes: 'brake-discs',
  engine: 'timing-belt-kits',
  'ignition-and-electrics': 'alternators',
  'fuel-and-exhaust': 'mufflers',
  drivetrain: 'cv-joints',
  lighting: 'headlights',
};

/** The kind of picture that stands for a group of the menu. */
export function pictureKindOfGroup({
  url,
  categories,
}: Pick<PartCategoryGroup, 'url' | 'categories'>): string | undefined {
  return OF_GROUPS[url] ?? categories[0]?.url;
}
