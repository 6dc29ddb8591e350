import { expect, it } from 'vitest';
import { missingEngines } from './engines.ts';

it('says how to get what is missing', () => {
  expect(missingEngines(false, (program) => program === 'firefox-esr')).toBe(
    'not installed: to run it, apt-get install webkit2gtk-driver xvfb',
  );
});

it('leaves nothing out where all is there, nor in CI, where it has to be', () => {
  expect(missingEngines(false, () => true)).toBeNull();
  expect(missingEngines(true, () => false)).toBeNull();
});
