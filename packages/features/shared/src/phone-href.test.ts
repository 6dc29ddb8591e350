import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test('a telephone link holds only digits and the plus', () => {
  expect(phoneHref('+7 (495) 000-00-00')).toBe('tel:+74950000000');
});
