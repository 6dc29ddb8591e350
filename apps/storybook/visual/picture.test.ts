import { expect, it } from 'vitest';
import { componentOf, faultOf, pictureName, storyOf } from './picture.ts';

it('is named after its component, story and mode', () => {
  const name = pictureName('controls-button--all-variants', 'phone-rtl');
  expect(name).toBe('controls-button/all-variants_phone-rtl');
  expect(storyOf(name)).toBe('controls-button/all-variants');
  expect(componentOf(name)).toBe('controls-button');
});

it('includes the name of the state where a play function asks for the picture', () => {
  const name = pictureName('domain-citydialog--search', 'light', 'nothing found');
  expect(name).toBe('domain-citydialog/search.nothing-found_light');
  expect(storyOf(name)).toBe('domain-citydialog/search');
});

it('explains how it differs', () => {
  const drawing = { hash: 'a', width: 10, height: 20 };
  expect(faultOf({ drawing, outcome: 'same' }, drawing)).toBe('');
  expect(faultOf({ drawing, outcome: 'changed' }, { ...drawing, hash: 'b' })).toBe('Pixels differ.');
  expect(faultOf({ drawing, outcome: 'changed' }, { ...drawing, height: 30 })).toBe(
    'The size was 10 × 30, now 10 × 20.',
  );
  expect(faultOf({ drawing, outcome: 'new' })).toContain('accepted');
});
