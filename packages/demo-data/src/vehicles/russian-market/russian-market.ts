import type { FeedBrand } from '../vehicle-tree.ts';
import { otherMakes } from './chinese-and-other-makes.ts';
import { koreanMakes } from './korean-makes.ts';
import { lada } from './lada.ts';
import { russianMakes } from './russian-makes.ts';

/** Makes and families of the Russian market that the packaged tree lacks; written by hand from public facts. */
export const russianMarket: readonly FeedBrand[] = [lada, ...russianMakes, ...koreanMakes, ...otherMakes];
