import { foldPartNumber } from '@partshop/api-client/part-number';

/** An article that the demo catalogue holds in every size, for tests, stories and demonstrations. */
export type Landmark = {
  maker: string;
  /** The catalogKey of addresses: `/price/{makerKey}/{numberKey}`. */
  makerKey: string;
  number: string;
  numberKey: string;
};

const landmark = (maker: string, makerKey: string, number: string): Landmark => ({
  maker,
  makerKey,
  number,
  numberKey: foldPartNumber(number),
});

/** An oil filter whose price page is full: about a hundred offers in all four row groups. */
export const RICH_ARTICLE = landmark('MANN-FILTER', 'mann-filter', 'W 712/75');

/** The maker's newer number of the rich article. */
export const RICH_ARTICLE_REPLACEMENT = landmark('MANN-FILTER', 'mann-filter', 'W 712/95');

/** Car makers' numbers of the rich article. */
export const RICH_ARTICLE_ORIGINALS = [
  landmark('VAG', 'vag', '06A 115 561 B'),
  landmark('VAG', 'vag', '030 115 561 AN'),
  landmark('VAG', 'vag', '04E 115 561 C'),
] as const;

/** Other makers' filters that can replace the rich article. */
export const RICH_ARTICLE_SUBSTITUTES = [
  landmark('FILTRON', 'filtron', 'OP 520/1'),
  landmark('MAHLE', 'mahle', 'OC 264'),
  landmark('KNECHT', 'knecht', 'OC 264'),
  landmark('BOSCH', 'bosch', 'F 026 407 157'),
  landmark('HENGST', 'hengst', 'H14W30'),
  landmark('UFI', 'ufi', '23.130.00'),
  landmark('VALEO', 'valeo', '586502'),
  landmark('GOODWILL', 'goodwill', 'OG 119 HQ'),
  landmark('BIG FILTER', 'big-filter', 'GB-1166'),
  landmark('LYNXAUTO', 'lynxauto', 'LC-1812'),
  landmark('PATRON', 'patron', 'PF4198'),
] as const;

/** Front brake pads with a dozen offers. */
export const BRAKE_PADS = landmark('BOSCH', 'bosch', '0 986 494 019');

/** An article without offers, replacements or substitutes. */
export const ARTICLE_WITHOUT_OFFERS = landmark('MANN-FILTER', 'mann-filter', 'C 2039');

/** A spark plug that every seller sells in fours. */
export const ARTICLE_SOLD_IN_FOURS = landmark('NGK', 'ngk', 'BKR6E-11');

/** A headlight with one offer of one piece. */
export const ARTICLE_WITH_ONE_PIECE = landmark('HELLA', 'hella', '1EL 354 831-011');

export const landmarks: readonly Landmark[] = [
  RICH_ARTICLE,
  RICH_ARTICLE_REPLACEMENT,
  ...RICH_ARTICLE_ORIGINALS,
  ...RICH_ARTICLE_SUBSTITUTES,
  BRAKE_PADS,
  ARTICLE_WITHOUT_OFFERS,
  ARTICLE_SOLD_IN_FOURS,
  ARTICLE_WITH_ONE_PIECE,
];
