import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES } from '@partshop/features/core';
import { describe, expect, it } from 'vitest';

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
