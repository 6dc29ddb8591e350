import { describe, expect, test } from 'vitest';
import { inlineScriptsOf, linkedDocument, readPageFragments } from './page-fragments.ts';

const HTML =
  '<!DOCTYPE html><html lang="ru"><head><title>T</title><link rel="modulepreload" href="/a.js"><style>a{}</style><style data-s>b{}</style></head>' +
  '<body><div id="root"><main><div>1</div></main></div><script type="application/json" id="boot">{"a":1}</script>' +
  '<script>go()</script><script type="module" src="/b.js"></script></body></html>';

describe('fragments of a document', () => {
  test('are styles, head and markup', () => {
    expect(readPageFragments(HTML)).toEqual({
      head: '<!DOCTYPE html><html lang="ru"><head><title>T</title></head>',
      css: 'a{}\nb{}',
      markup: '<main><div>1</div></main>',
    });
  });

  test('are rejected in a document of another structure', () => {
    expect(() => readPageFragments('<p>Hello</p>')).toThrow('another form');
  });

  test('make a document with a linked style sheet', () => {
    expect(linkedDocument(readPageFragments(HTML), '<p>1</p>')).toBe(
      '<!DOCTYPE html><html lang="ru"><head><title>T</title><link rel="stylesheet" href="/page.css"></head><body><p>1</p></body></html>',
    );
  });

  test('include only inline scripts, not data or linked ones', () => {
    expect(inlineScriptsOf(HTML)).toBe('go()');
  });
});
