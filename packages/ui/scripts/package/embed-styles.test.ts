import { expect, it } from 'vitest';
import { embedStyles } from './embed-styles.ts';

const embed = (tokens: string, ground: string) => embedStyles(tokens, ground).replaceAll(/\s+/g, ' ');

it('keeps tokens inside the scope, themes too', () => {
  const css = embed(":root { --ps-a: 1px; } [data-theme='dark'] { --ps-a: 2px; }", '');
  expect(css).toContain('.ps-scope { --ps-a: 1px; }');
  expect(css).toContain(".ps-scope[data-theme='dark'], .ps-scope [data-theme='dark'] { --ps-a: 2px; }");
  expect(css).not.toContain(':root');
});

it('leaves the size of the root to the page', () => {
  expect(embed(':root { --ps-type-sm: 0.875rem; }', '')).toContain('calc(0.875 * var(--ps-rem, 1rem))');
});

it('gives every rule for elements the weight of one class', () => {
  expect(embed('', 'h1, a:hover { color: red; }')).toContain(
    '.ps-scope :where(h1), .ps-scope :where(a:hover) { color: red; }',
  );
  expect(embed('', '*::before, ::placeholder { color: red; }')).toContain(
    '.ps-scope :where(*)::before, .ps-scope :where(*)::placeholder { color: red; }',
  );
});

it('makes the body of the scope', () => {
  expect(embed('', 'body { margin: 0; } :is(body, [lang]):lang(ar) { color: red; }')).toContain(
    '.ps-scope { margin: 0; } :is(.ps-scope, .ps-scope [lang]):lang(ar) { color: red; }',
  );
});

it('goes into queries and leaves faces', () => {
  expect(embed('', "@font-face { font-family: 'A'; } @media print { p { color: red; } }")).toContain(
    "@font-face { font-family: 'A'; } @media print { .ps-scope :where(p) { color: red; } }",
  );
});
