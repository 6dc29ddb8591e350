import type { Names } from './names.ts';

/** One property of an article, such as its height: `93 мм`. */
export type Specification = { name: Names; value: string };
