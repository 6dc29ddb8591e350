import { expect, it } from 'vitest';
import { withJsEndings } from './declarations.ts';

it('gives relative imports the extension of the built files', () => {
  expect(withJsEndings("import { type A } from './a.ts';")).toBe("import { type A } from './a.js';");
  expect(withJsEndings("export declare const A: import('../b/B.tsx').B;")).toBe(
    "export declare const A: import('../b/B.js').B;",
  );
});

it('leaves imports of packages as they are', () => {
  expect(withJsEndings("import { type A } from 'a.ts';")).toBe("import { type A } from 'a.ts';");
});
