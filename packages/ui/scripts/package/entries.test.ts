import { expect, it } from 'vitest';
import { type Entry, entrySource, hasValues, moduleFiles, readEntries } from './entries.ts';

const INDEX = `
export { Button, type ButtonProps } from './button/Button.tsx';
export type { ButtonLooks } from './button/button-looks.ts';
export * from './icons.ts';
export type { Placement } from './anchored/place-beside.ts';
`;

function entryOf(name: string): Entry {
  const entry = readEntries(INDEX).find((found) => found.name === name);
  if (!entry) throw new Error(`No entry ${name}.`);
  return entry;
}

it('makes an entry of every folder and every single module', () => {
  expect(readEntries(INDEX).map(({ name }) => name)).toEqual(['anchored', 'button', 'icons', 'static-styles']);
});

it('re-exports values in JavaScript, and values and types in declarations', () => {
  expect(entrySource(entryOf('button'), 'js')).toBe("export { Button } from './modules/button/Button.js';\n");
  expect(entrySource(entryOf('button'), 'd.ts')).toBe(
    "export { Button, type ButtonProps } from './modules/button/Button.js';\nexport { type ButtonLooks } from './modules/button/button-looks.js';\n",
  );
  expect(entrySource(entryOf('icons'), 'js')).toBe("export * from './modules/icons.js';\n");
});

it('recognises an entry that has only types', () => {
  expect(hasValues(entryOf('anchored'))).toBe(false);
  expect(hasValues(entryOf('button'))).toBe(true);
});

it('lists the source files that have values', () => {
  expect(moduleFiles(readEntries(INDEX))).toEqual(['button/Button.tsx', 'icons.ts', 'static-styles/StaticStyles.tsx']);
});

it('rejects an index that declares something itself', () => {
  expect(() => readEntries('export const size = 1;')).toThrow("only 'export … from'");
});
