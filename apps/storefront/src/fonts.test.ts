import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES } from '@partshop/features/core';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';

/** What a part number is written with. */
const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ./-';

const require = createRequire(import.meta.url);
const fonts = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const ui = (file: string): string => readFileSync(new URL(`../../../packages/ui/src/${file}`, import.meta.url), 'utf8');

/** The letters of each language beyond A to Z, with the characters that its prices and quotation marks need. */
const LETTERS: Record<string, string> = {
  ru: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—№₽',
  en: '“”’–£$',
  lv: 'ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž€',
  lt: 'ĄČĘĖĮŠŲŪŽąčęėįšųūž„“€',
  et: 'ÄÕÖÜŠŽäõöüšž€',
  fi: 'ÄÅÖäåö”€',
  de: 'ÄÖÜßẞäöü„“€',
  es: 'ÁÉÍÑÓÚÜáéíñóúü¿¡€',
  it: 'ÀÈÉÌÒÙàèéìòù€',
  fr: 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»\u202f€',
  pl: 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي٠١٢٣٤٥٦٧٨٩،؛؟ًٌٍَُِّْ',
  bg: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯабвгдежзийклмнопрстуфхцчшщъьюяѝ',
  cs: 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž',
  da: 'ÆØÅæøå',
  el: 'ΆΈΉΊΌΎΏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΐάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ·€',
  he: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת״׳₪',
  hr: 'ČĆĐŠŽčćđšž',
  hu: 'ÁÉÍÓÖŐÚÜŰáéíóöőúüű',
  is: 'ÁÐÉÍÓÚÝÞÆÖáðéíóúýþæö',
  ja: 'あいうえおかがさざアイウエオカガ部品車検索日本語、。「」￥',
  ko: '가나다라마바사아자차카타파하부품자동차₩',
  ms: '-/',
  nl: 'ÄËÏÖÜäëïöüéèĲĳ',
  no: 'ÆØÅæøåéò',
  pt: 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú',
  ro: 'ĂÂÎȘȚăâîșț„”',
  sk: 'ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýž',
  sl: 'ČŠŽčšž',
  sr: 'АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШабвгдђежзијклљмнњопрстћуфхцчџш',
  sv: 'ÄÅÖäåö',
  th: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาำเแโใไ็่้๊๋์ิีึืุู฿ๆ',
  tr: 'ÇĞİÖŞÜçğıöşü₺',
  zh: '汽车配件零售商店搜索购物车，。、“”￥',
};
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()+-/ ';

/** Scripts that no web font of the shop covers, because such a font is too large; the system's fonts show them. */
const SYSTEM_SCRIPTS = [
  { script: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}。、，「」￥]/u, families: ['Hiragino Sans', 'PingFang SC'] },
  { script: /[\p{sc=Hangul}₩]/u, families: ['Apple SD Gothic Neo'] },
];

type Face = { family: string; file: string; ranges: [number, number][] };

const faces: Face[] = [...fonts.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
  family: /font-family: '([^']+)'/.exec(body)?.[1] ?? '',
  file: /url\('([^']+)'\)/.exec(body)?.[1] ?? '',
  ranges: [...body.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]),
}));

const stacks = new Map(
  [...ui('tokens/tokens.css').matchAll(/--ps-font-(\w+): ([^;]+);/g)].map(([, name = '', stack = '']) => [
    name,
    stack.split(',').map((family) => family.trim().replaceAll("'", '')),
  ]),
);

/** The font stack that global.css sets for a language. */
function stackOf(tag: string): string[] {
  const [language = ''] = tag.split('-');
  const rules = ui('global.css').matchAll(/:lang\(([\w, ]+)\) \{\s*font-family: [^;]*var\(--ps-font-(\w+)\);/g);
  const own = [...rules].find(([, tags = '']) => tags.split(', ').includes(language));
  return stacks.get(own?.[2] ?? 'latin') ?? [];
}

function isCovered(letter: string, stack: readonly string[]): boolean {
  const code = letter.codePointAt(0) ?? 0;
  const isSent = faces.some(
    ({ family, ranges }) => stack.includes(family) && ranges.some(([first, last]) => code >= first && code <= last),
  );
  return (
    isSent ||
    SYSTEM_SCRIPTS.some(({ script, families }) => script.test(letter) && families.some((name) => stack.includes(name)))
  );
}

describe('the fonts', () => {
  it.each(LOCALES)('cover $name', ({ code, tag }) => {
    const stack = stackOf(tag);
    const letters = [...new Set(LATIN + (LETTERS[code] ?? ''))];
    expect(LETTERS[code], `letters of ${code}`).toBeDefined();
    expect(letters.filter((letter) => !isCovered(letter, stack))).toEqual([]);
  });

  it('exist as files', () => {
    expect(faces.length).toBeGreaterThan(10);
    expect(faces.map(({ file }) => readFileSync(require.resolve(file)).length).every((size) => size > 1000)).toBe(true);
  });

  it('have a fallback in the stack until they have loaded', () => {
    expect(fonts.match(/font-display: swap/g)).toHaveLength(faces.length);
    for (const stack of stacks.values()) expect(stack.length).toBeGreaterThan(2);
  });
});

type Glyph = { advance: number; contours: number; points: number };

/** A glyph of the code face, from its tables (OpenType 1.9): after `.notdef`, it is the only one of a font made for it. */
async function codeGlyph(character: string): Promise<Glyph> {
  const file = readFileSync(new URL('fonts/code.woff2', import.meta.url));
  const font = await subsetFont(file, character, { targetFormat: 'truetype' });
  const table = (tag: string): Buffer => {
    const entry = font.indexOf(tag, 12, 'latin1');
    const start = font.readUInt32BE(entry + 8);
    return font.subarray(start, start + font.readUInt32BE(entry + 12));
  };
  expect(table('maxp').readUInt16BE(4), `glyphs for '${character}'`).toBe(2);
  const isLong = table('head').readInt16BE(50) === 1;
  const offset = isLong ? table('loca').readUInt32BE(4) : table('loca').readUInt16BE(2) * 2;
  const outline = table('glyf').subarray(offset);
  const contours = outline.length < 2 ? 0 : outline.readInt16BE(0);
  return {
    advance: table('hmtx').readUInt16BE(4),
    contours,
    points: contours > 0 ? outline.readUInt16BE(8 + contours * 2) + 1 : 0,
  };
}

describe('the code face', () => {
  const face = faces.find(({ file }) => file.endsWith('/code.woff2'));

  it('has a glyph for every character of its range, and of part numbers', async () => {
    const inRange = (face?.ranges ?? []).flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    expect(inRange.toSorted()).toEqual([...CODE_CHARACTERS].toSorted());
    for (const character of CODE_CHARACTERS) expect((await codeGlyph(character)).advance).toBeGreaterThan(0);
  });

  it('tells 0 from O by a slash and I from 1 by serifs', async () => {
    const [zero, letterO, one, letterI] = await Promise.all(['0', 'O', '1', 'I'].map(codeGlyph));
    expect(letterO?.contours).toBe(2);
    expect(zero?.contours).toBe(3);
    // A stem alone has four corners, with a serif at each end twelve.
    expect(letterI?.points).toBeGreaterThanOrEqual(12);
    expect(letterI?.points).not.toBe(one?.points);
  });

  it('has a hyphen narrower than a figure', async () => {
    const [hyphen, figure] = await Promise.all(['-', '8'].map(codeGlyph));
    expect(hyphen?.advance).toBeLessThan((figure?.advance ?? 0) * 0.75);
  });

  it('is a file of about 5 KB', () => {
    expect(readFileSync(new URL('fonts/code.woff2', import.meta.url)).length).toBeLessThan(5.5 * 1024);
  });
});
