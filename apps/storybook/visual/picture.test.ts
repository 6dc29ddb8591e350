import { expect, it } from 'vitest';
import { outcomeOf, pictureName } from './picture.ts';

it('keeps a folder per component', () => {
  expect(pictureName('controls-button--all-variants', 'phone-rtl')).toBe('controls-button/all-variants_phone-rtl');
});

it('tells a new picture and one that never stood still from a changed one', () => {
  expect(outcomeOf('No existing reference screenshot found.')).toBe('new');
  expect(outcomeOf('Could not capture a stable screenshot within 5000ms.')).toBe('unstable');
  expect(outcomeOf('Screenshot does not match the stored reference.\n12 pixels differ.')).toBe('changed');
});
