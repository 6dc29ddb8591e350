import { expect, it } from 'vitest';
import { formatMessage } from './format-message.ts';

const found = '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}';

it.each([
  [1, '1 товар'],
  [3, '3 товара'],
  [11, '11 товаров'],
  [21, '21 товар'],
])('counts in Russian: %i', (count, text) => {
  expect(formatMessage(found, { count }, 'ru')).toBe(text);
});

it('leaves a text without slots unchanged', () => {
  expect(formatMessage('<b>Корзина</b>', undefined, 'ru')).toBe('<b>Корзина</b>');
});

it('shows an invalid message unchanged', () => {
  expect(formatMessage('{count, plural, one {#', { count: 1 }, 'ru')).toBe('{count, plural, one {#');
  expect(formatMessage('{missing}', {}, 'ru')).toBe('{missing}');
});
