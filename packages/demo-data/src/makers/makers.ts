import { slugify } from 'transliteration';
import { aftermarketMakers } from './aftermarket-makers.ts';
import { carMakers } from './car-makers.ts';
import type { PriceTier } from './maker.ts';

/** A row of table `makers`, with the price level of its parts. */
export type DemoMaker = { id: number; key: string; name: string; isCarMaker: boolean; tier: PriceTier };

/** Every maker of the demo catalogue. Its key in URLs is the slug of its name: `'MANN-FILTER'` gives `'mann-filter'`. */
export const demoMakers: readonly DemoMaker[] = [
  ...carMakers.map(({ id, key, name }): DemoMaker => ({ id, key, name, isCarMaker: true, tier: 'original' })),
  ...aftermarketMakers.map(({ id, name, tier }): DemoMaker => ({
    id,
    key: slugify(name),
    name,
    isCarMaker: false,
    tier,
  })),
];
