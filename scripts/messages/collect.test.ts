import { describe, expect, it } from 'vitest';
import { collectValues } from './collect.ts';
import type { MessageList } from './load-messages.ts';
import { findFormFaults, findTranslationFaults } from './message-faults.ts';

const FEATURE = 'packages/features/basket';
const listOf = (texts: Record<string, string>, resource = 'basket'): MessageList => ({
  feature: FEATURE,
  file: `${FEATURE}/src/${resource}.messages.ts`,
  resource,
  texts,
  notes: Object.fromEntries(Object.keys(texts).map((name) => [name, 'Where it stands'])),
});

describe('collecting messages', () => {
  it('sorts languages, resources and keys for the backend', () => {
    const lists = [listOf({ title: 'Корзина', buy: 'Купить' }), listOf({ total: 'Итого' }, 'a-total')];
    const texts = { Корзина: 'Basket', Купить: 'Buy', Итого: 'Total' };
    const arabic = { Корзина: 'السلة', Купить: 'شراء', Итого: 'المجموع' };
    const { values, faults } = collectValues(lists, { [FEATURE]: { en: texts, ar: arabic } }, ['en', 'ar']);
    expect(faults).toEqual([]);
    expect(JSON.stringify(values['en'])).toBe(
      '{"a-total":{"Итого":"Total"},"basket":{"Корзина":"Basket","Купить":"Buy"}}',
    );
    expect(Object.keys(values)).toEqual(['en', 'ar']);
  });

  it('names a missing key, an unknown key and a missing note', () => {
    const list = { ...listOf({ title: 'Корзина' }), notes: { title: ' ' } };
    const { faults } = collectValues([list], { [FEATURE]: { en: { Заказ: 'Order' }, ar: { Корзина: 'السلة' } } }, [
      'en',
      'ar',
    ]);
    expect(faults).toEqual([
      `${FEATURE}/src/basket.messages.ts: title has no note for translators`,
      `${FEATURE}/locales/en.json lacks 'Корзина'`,
      `${FEATURE}/locales/en.json has 'Заказ', which no message uses`,
    ]);
  });

  it('names a language that the shop does not have', () => {
    const german = { [FEATURE]: { en: { Да: 'Yes' }, de: { Да: 'Ja' } } };
    expect(collectValues([listOf({ yes: 'Да' })], german, ['en']).faults).toEqual([
      `${FEATURE}/locales/de.json: de is not among the TRANSLATED_LANGUAGES of core`,
    ]);
  });

  it('rejects two files with one resource', () => {
    const { faults } = collectValues(
      [listOf({ a: 'Да' }), listOf({ b: 'Нет' })],
      {
        [FEATURE]: { en: { Да: 'Yes', Нет: 'No' }, ar: { Да: 'نعم', Нет: 'لا' } },
      },
      ['en', 'ar'],
    );
    expect(faults).toEqual([`${FEATURE}/src/basket.messages.ts: the resource 'basket' belongs to another file`]);
  });
});

describe('the syntax of a message', () => {
  it('needs every plural form of its language and no other', () => {
    expect(findFormFaults('{n, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}', 'ru')).toEqual(
      [],
    );
    expect(findFormFaults('{n, plural, one {# товар} other {# товара}}', 'ru')).toEqual([
      '{n, plural} lacks few, many',
    ]);
    expect(findFormFaults('{n, plural, =0 {none} one {# part} other {# parts}}', 'en')).toEqual([]);
    expect(findFormFaults('{n, plural, one {#} two {#} other {#}}', 'en')).toEqual([
      '{n, plural} has two, which en never uses',
    ]);
    expect(findFormFaults('{n, plural, one {a} two {b} few {c} other {d}}', 'ar')).toEqual([
      '{n, plural} lacks zero, many',
    ]);
  });

  it('is reported when it does not parse', () => {
    expect(findFormFaults('{n, plural, one {# товар}', 'ru')[0]).toContain('does not parse');
  });
});

describe('a translation', () => {
  const key = '{name} добавил {count, plural, one {# деталь} few {# детали} many {# деталей} other {# детали}}';

  it('keeps the arguments and their kinds', () => {
    expect(findTranslationFaults(key, '{count, plural, one {# part} other {# parts}} added by {name}', 'en')).toEqual(
      [],
    );
    expect(findTranslationFaults(key, '{who} added {count} parts', 'en')).toEqual([
      '{name} is not used',
      '{count} is a value, in Russian a plural',
      '{who} is unknown',
    ]);
  });

  it('keeps the options of a choice', () => {
    const choice = '{kind, select, retail {Розница} other {Опт}}';
    expect(findTranslationFaults(choice, '{kind, select, shop {Retail} other {Wholesale}}', 'en')).toEqual([
      'select differs in kind: retail, kind: shop',
    ]);
  });

  it('is not Russian and not empty', () => {
    expect(findTranslationFaults('Корзина', 'Корзина', 'en')).toEqual(['it has Cyrillic letters']);
    expect(findTranslationFaults('Корзина', ' ', 'en')).toEqual(['it is empty']);
  });
});
