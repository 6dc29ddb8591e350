import type { WiperSizes } from '@partshop/api-client';

type Blade = WiperSizes['blades'][number];

/** Blades of one length, and the places on the car where they go. */
export type BladesOfLength = Pick<Blade, 'lengthMm' | 'items'> & { places: Blade['place'][] };

/** Puts places with blades of the same length together, in their order: the goods are the same. */
export function bladesByLength(blades: readonly Blade[]): BladesOfLength[] {
  const byLength = new Map<number, BladesOfLength>();
  for (const { place, lengthMm, items } of blades) {
    const known = byLength.get(lengthMm);
    if (known) known.places.push(place);
    else byLength.set(lengthMm, { lengthMm, items, places: [place] });
  }
  return [...byLength.values()];
}
