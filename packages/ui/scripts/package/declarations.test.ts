import { expect, it } from 'vitest';
import { withJsEndings } from './declarations.ts';

it('names modules as they are installed', () => {
  expect(withJsEndings("import { type A } from './a.ts';")).toBe("import { type A } from './a.js';");
  expect(withJsEndings("export declare const A: import('../b/B.tsx').B;")).toBe(
    "export declare const A: import('../b/B.js').B;",
  );
});

it('leaves packages', () => {
  expect(withJsEndings("import { type A } from 'a.ts';")).toBe("import { type A } from 'a.ts';");
});
