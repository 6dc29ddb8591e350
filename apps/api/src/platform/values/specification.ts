import type { Names } from './names.ts';

/**
 * One property of an article, such as its height: 93 `мм`. A value with a unit is a number, unless it holds several: `60/55`;
 * a word has its languages. */
export type Specification = { name: Names; value: number | string | Names; unit?: Names };
