import type { CarMaker } from './maker.ts';
import { chineseCarMakers } from './original/chinese-car-makers.ts';
import { europeanCarMakers } from './original/european-car-makers.ts';
import { germanCarMakers } from './original/german-car-makers.ts';
import { japaneseCarMakers } from './original/japanese-car-makers.ts';
import { koreanCarMakers } from './original/korean-car-makers.ts';
import { russianCarMakers } from './original/russian-car-makers.ts';

/** Car makers as sellers of original parts. Brands of one group share part numbers and sell under one name. */
export const carMakers: readonly CarMaker[] = [
  ...germanCarMakers,
  ...europeanCarMakers,
  ...japaneseCarMakers,
  ...koreanCarMakers,
  ...chineseCarMakers,
  ...russianCarMakers,
];
