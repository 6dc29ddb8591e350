import type { LocalisedText, PartVariant } from './part-category.ts';

/** The one place of a part that a car has in one form. */
export const anywhere = (names: LocalisedText): PartVariant => ({ key: 'any', names });

export const front = (names: LocalisedText, more: Partial<PartVariant> = {}): PartVariant => ({
  key: 'front',
  names,
  ...more,
});
export const rear = (names: LocalisedText, more: Partial<PartVariant> = {}): PartVariant => ({
  key: 'rear',
  names,
  ...more,
});

/** Mirrored parts: each side has a number of its own. */
export const leftAndRight = (left: LocalisedText, right: LocalisedText, place = ''): [PartVariant, PartVariant] => [
  { key: `${place}left`, names: left },
  { key: `${place}right`, names: right },
];
