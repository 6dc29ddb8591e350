import { expect, test } from 'vitest';
import { findUnsetProperties } from './unset-properties.ts';

const find = (...texts: string[]) =>
  findUnsetProperties(texts.map((text, at) => ({ file: `${at}.css`, text }))).map(
    ({ file, name }) => `${file} ${name}`,
  );

test('a property that nothing sets is found where it is read', () => {
  expect(find(':root { --ps-weight-strong: 600; }', 'b { font-weight: var(--ps-weight-bold); }')).toEqual([
    '1.css --ps-weight-bold',
  ]);
});

test('a property may be set in another file, or by a script', () => {
  expect(find('b { inline-size: var(--ps-size); }', "style.setProperty('--ps-size', '1px')")).toEqual([]);
});

test('a property with a fallback may be left unset, and a name that is put together is not read', () => {
  expect(find('b { inset: var(--ps-offset, 0); color: var(--ps-color-${name}); }')).toEqual([]);
});
