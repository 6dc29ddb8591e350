import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataText, foreignLang } from './data-text.tsx';
import { LocalizedContext } from './localized.tsx';
import { ReadTexts } from './read-texts.ts';
import { localeOf } from './locales.ts';

it.each([
  ['Фильтр масляный', 'ru', undefined],
  ['Фильтр масляный', 'en', 'ru'],
  ['Фильтр масляный', 'de', 'ru'],
  ['Фильтр MANN', 'en', 'ru'],
  ['Oil filter', 'en', undefined],
  ['Oil filter', 'de', undefined],
  ['Oil filter', 'ar', 'en'],
  ['فلتر MANN', 'ar', undefined],
  ['فلتر', 'ru', 'ar'],
  ['9:00–21:00', 'ar', undefined],
  ['', 'en', undefined],
] as const)('“%s” on a page of %s has the language %s', (text, code, lang) => {
  expect(foreignLang(text, localeOf(code))).toBe(lang);
});

it('is isolated, with its language', () => {
  const write = (text: string) =>
    renderToString(
      <LocalizedContext value={new ReadTexts(localeOf('en'), {})}>
        <DataText className="name">{text}</DataText>
      </LocalizedContext>,
    );
  expect(write('Фильтр')).toBe('<bdi class="name" lang="ru">Фильтр</bdi>');
  expect(write('Filter')).toBe('<bdi class="name">Filter</bdi>');
});
