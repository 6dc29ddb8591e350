import { expect, it } from 'vitest';
import { componentOf, faultOf, pictureName, storyOf } from './picture.ts';

it('is named by its component, its story and its mode', () => {
  const name = pictureName('controls-button--all-variants', 'phone-rtl');
  expect(name).toBe('controls-button/all-variants_phone-rtl');
  expect(storyOf(name)).toBe('controls-button/all-variants');
  expect(componentOf(name)).toBe('controls-button');
});

it('is named by the moment too where a play function asks for it', () => {
  const name = pictureName('domain-citydialog--search', 'light', 'nothing found');
  expect(name).toBe('domain-citydialog/search.nothing-found_light');
  expect(storyOf(name)).toBe('domain-citydialog/search');
});

it('tells what is wrong with it', () => {
  const drawing = { hash: 'a', width: 10, height: 20 };
  expect(faultOf({ drawing, outcome: 'same' }, drawing)).toBe('');
  expect(faultOf({ drawing, outcome: 'changed' }, { ...drawing, hash: 'b' })).toBe('Pixels differ.');
  expect(faultOf({ drawing, outcome: 'changed' }, { ...drawing, height: 30 })).toBe(
    'The size was 10 × 30, now 10 × 20.',
  );
  expect(faultOf({ drawing, outcome: 'new' })).toContain('accepted');
});
