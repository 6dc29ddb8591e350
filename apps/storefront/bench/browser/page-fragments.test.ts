import { describe, expect, test } from 'vitest';
import { inlineScriptsOf, linkedDocument, readPageFragments } from './page-fragments.ts';

const HTML =
  '<!DOCTYPE html><html lang="ru"><head><title>T</title><link rel="modulepreload" href="/a.js"><style>a{}</style><style data-s>b{}</style></head>' +
  '<body><div id="root"><main><div>1</div></main></div><script type="application/json" id="boot">{"a":1}</script>' +
  '<script>go()</script><script type="module" src="/b.js"></script></body></html>';

describe('parts of a document', () => {
  test('styles, head and markup come apart', () => {
    expect(readPageFragments(HTML)).toEqual({
      head: '<!DOCTYPE html><html lang="ru"><head><title>T</title></head>',
      css: 'a{}\nb{}',
      markup: '<main><div>1</div></main>',
    });
  });

  test('a document of another form is refused', () => {
    expect(() => readPageFragments('<p>Hello</p>')).toThrow('another form');
  });

  test('a linked document holds the style sheet and what it is given', () => {
    expect(linkedDocument(readPageFragments(HTML), '<p>1</p>')).toBe(
      '<!DOCTYPE html><html lang="ru"><head><title>T</title><link rel="stylesheet" href="/page.css"></head><body><p>1</p></body></html>',
    );
  });

  test('inline programs are those that are neither data nor linked', () => {
    expect(inlineScriptsOf(HTML)).toBe('go()');
  });
});
