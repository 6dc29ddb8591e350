import { accessoryMakers } from './aftermarket/accessory-makers.ts';
import { asianPartsMakers } from './aftermarket/asian-parts-makers.ts';
import { bodyMakers } from './aftermarket/body-makers.ts';
import { brakeMakers } from './aftermarket/brake-makers.ts';
import { chassisMakers } from './aftermarket/chassis-makers.ts';
import { electricMakers } from './aftermarket/electric-makers.ts';
import { engineMakers } from './aftermarket/engine-makers.ts';
import { filterMakers } from './aftermarket/filter-makers.ts';
import { fluidAndBatteryMakers } from './aftermarket/fluid-and-battery-makers.ts';
import { russianPartsMakers } from './aftermarket/russian-parts-makers.ts';
import type { AftermarketMaker } from './maker.ts';

export const aftermarketMakers: readonly AftermarketMaker[] = [
  ...filterMakers,
  ...brakeMakers,
  ...chassisMakers,
  ...engineMakers,
  ...electricMakers,
  ...asianPartsMakers,
  ...russianPartsMakers,
  ...bodyMakers,
  ...fluidAndBatteryMakers,
  ...accessoryMakers,
];
