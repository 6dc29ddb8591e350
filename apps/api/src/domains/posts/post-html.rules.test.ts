import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectHarmless } from '../../testing/expect-harmless.ts';
import { NAUGHTY_HTML } from '../../testing/naughty-html.ts';
import { NAUGHTY_MARKUP } from '../../testing/naughty-markup.ts';
import { cleanPostHtml, teaserOf } from './post-html.rules.ts';

describe('an article', () => {
  test('keeps its allowed markup', () => {
    const html = `<h2>Зима</h2><p>Проверьте <strong>масло</strong> &amp; <em>свечи</em>.</p><ul><li>раз</li></ul>
<table><tbody><tr><th scope="col">a</th><td colspan="2">b</td></tr></tbody></table>`;
    expect(cleanPostHtml(html)).toBe(html);
  });

  test('links within this shop plainly and to other sites with nofollow', () => {
    expect(cleanPostHtml('<a href="/price/mann-filter/W71275" target="_top" rel="opener">a</a>')).toBe(
      '<a href="/price/mann-filter/W71275">a</a>',
    );
    expect(cleanPostHtml('<a href="https://maker.example/a?b=1">a</a>')).toBe(
      '<a href="https://maker.example/a?b=1" rel="noopener nofollow">a</a>',
    );
  });

  test('shows only pictures of this shop', () => {
    expect(cleanPostHtml('<img src="/dist/a.png" alt="Щётка" width="300" height="1e9" style="x" onload="y">')).toBe(
      '<img src="/dist/a.png" alt="Щётка" width="300" loading="lazy" />',
    );
    for (const src of [
      'https://spy.example/a.png',
      '//spy.example/a.png',
      'data:image/png;base64,AA',
      '/\\spy.example/a',
      '',
    ]) {
      expect(cleanPostHtml(`<p>a<img src="${src}">b</p>`)).toBe('<p>ab</p>');
    }
  });
});

describe('what an article never keeps', () => {
  test.each(NAUGHTY_HTML)('%s', (html) => {
    const clean = cleanPostHtml(html);
    expectHarmless(clean);
    expectHarmless(teaserOf(clean));
    expect(cleanPostHtml(clean)).toBe(clean);
  });

  test('nothing of more than a thousand others', () => {
    expect(NAUGHTY_MARKUP.length).toBeGreaterThanOrEqual(1066);
    for (const html of NAUGHTY_MARKUP) expectHarmless(cleanPostHtml(html));
  });

  test('nothing of it gets through in any combination', () => {
    const some = fc.array(
      fc.oneof(
        fc.constantFrom(...NAUGHTY_HTML),
        fc.constantFrom('<p>', '</p>', '<', '>', '"', '<a href="', '<!--', '-->', '&lt;'),
      ),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(some, (parts) => {
        const clean = cleanPostHtml(parts.join(''));
        expectHarmless(clean);
        // Broken nesting may be repaired differently the second time.
        expectHarmless(cleanPostHtml(clean));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a teaser', () => {
  test('is the beginning of the text, as one paragraph', () => {
    expect(teaserOf('<h2>Зима</h2><p>Проверьте <b>масло</b>&amp;свечи.</p><ul><li>раз</li><li>два</li></ul>')).toBe(
      '<p>Зима Проверьте масло&amp;свечи. раз два</p>',
    );
  });

  test('ends between words, never inside a character reference', () => {
    const long = teaserOf(`<p>${'слово '.repeat(100)}</p>`);
    expect(long).toMatch(/^<p>(слово )+слово…<\/p>$/);
    expect(long.length).toBeLessThan(255);
    expect(teaserOf(`<p>${'a'.repeat(238)}&amp;b</p>`)).toBe(`<p>${'a'.repeat(238)}…</p>`);
  });

  test('of an empty article is empty', () => {
    expect(teaserOf('<p> </p><img src="/a.png" alt="a">')).toBe('');
  });
});
