import type { LocalisedText, PartVariant } from './part-category.ts';

/** The single variant of a part that a car has only one kind of. */
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

/** Mirrored parts: each side has its own number. */
export const leftAndRight = (left: LocalisedText, right: LocalisedText, place = ''): [PartVariant, PartVariant] => [
  { key: `${place}left`, names: left },
  { key: `${place}right`, names: right },
];
