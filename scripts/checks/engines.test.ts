import { expect, it } from 'vitest';
import { missingEngines } from './engines.ts';

it('names the packages to install', () => {
  expect(missingEngines(false, (program) => program === 'firefox-esr')).toBe(
    'not installed: to run it, apt-get install webkit2gtk-driver xvfb',
  );
});

it('requires the engines in CI, and leaves out nothing where they are installed', () => {
  expect(missingEngines(false, () => true)).toBeNull();
  expect(missingEngines(true, () => false)).toBeNull();
});
