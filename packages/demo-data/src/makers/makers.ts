import { slugify } from 'transliteration';
import { aftermarketMakers } from './aftermarket-makers.ts';
import { carMakers } from './car-makers.ts';
import type { PriceTier } from './maker.ts';

/** A row of table `makers`, with what its prices are made of. */
export type DemoMaker = { id: number; key: string; name: string; isCarMaker: boolean; tier: PriceTier };

/** Every maker of the demo catalogue. The key of addresses is the slug of the name: `'MANN-FILTER'` gives `'mann-filter'`. */
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
