import type { PostTexts } from '../post-texts.ts';
import { about } from './about.ts';
import { becomeSupplier } from './become-supplier.ts';
import { guarantee } from './guarantee.ts';
import { refund } from './refund.ts';

/** The first texts of the pages that every shop has. They say what the shop does, and name the figures of its settings. */
export const FIRST_PAGES: readonly { slug: string; texts: PostTexts }[] = [
  { slug: 'about', texts: about },
  { slug: 'become-supplier', texts: becomeSupplier },
  { slug: 'guarantee', texts: guarantee },
  { slug: 'refund', texts: refund },
];
