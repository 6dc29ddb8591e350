import { expect, it } from 'vitest';
import { embedStyles } from './embed-styles.ts';

const embed = (tokens: string, ground: string) => embedStyles(tokens, ground).replaceAll(/\s+/g, ' ');

it('limits tokens and themes to the scope', () => {
  const css = embed(":root { --ps-a: 1px; } [data-theme='dark'] { --ps-a: 2px; }", '');
  expect(css).toContain('.ps-scope { --ps-a: 1px; }');
  expect(css).toContain(".ps-scope[data-theme='dark'], .ps-scope [data-theme='dark'] { --ps-a: 2px; }");
  expect(css).not.toContain(':root');
});

it('calculates rem lengths from `--ps-rem`', () => {
  expect(embed(':root { --ps-type-sm: 0.875rem; }', '')).toContain('calc(0.875 * var(--ps-rem, 1rem))');
});

it('gives every element rule the specificity of one class', () => {
  expect(embed('', 'h1, a:hover { color: red; }')).toContain(
    '.ps-scope :where(h1), .ps-scope :where(a:hover) { color: red; }',
  );
  expect(embed('', '*::before, ::placeholder { color: red; }')).toContain(
    '.ps-scope :where(*)::before, .ps-scope :where(*)::placeholder { color: red; }',
  );
});

it('applies the rules of the body to the scope', () => {
  expect(embed('', 'body { margin: 0; } :is(body, [lang]):lang(ar) { color: red; }')).toContain(
    '.ps-scope { margin: 0; } :is(.ps-scope, .ps-scope [lang]):lang(ar) { color: red; }',
  );
});

it('converts rules in queries and leaves `@font-face` alone', () => {
  expect(embed('', "@font-face { font-family: 'A'; } @media print { p { color: red; } }")).toContain(
    "@font-face { font-family: 'A'; } @media print { .ps-scope :where(p) { color: red; } }",
  );
});
