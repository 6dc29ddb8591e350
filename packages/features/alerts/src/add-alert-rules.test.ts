import { describe, expect, it } from 'vitest';
import { findAlertProblems, readPrice } from './add-alert-rules.ts';

it.each([
  ['1250', 125_000],
  [' 1 250 ₽', 125_000],
  ['1250,5', 125_050],
  ['0.05', 5],
  ['0', null],
  ['-5', null],
  ['1.250.000', null],
  ['12500000000', null],
  ['дёшево', null],
  ['', null],
])('reads the price %o as %o kopecks', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

describe('the form', () => {
  const problemsOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return findAlertProblems(form).map(({ field, code }) => `${field} ${code}`);
  };

  it('needs a price only where it asks for one', () => {
    expect(problemsOf({ kind: 'price', price: '', contact: 'anna@example.com' })).toEqual(['price priceWrong']);
    expect(problemsOf({ kind: 'in-stock', price: '', contact: 'anna@example.com' })).toEqual([]);
  });

  it.each([
    ['+7 916 123-45-67', []],
    ['+7 916 123', ['contact phoneShort']],
    ['anna@', ['contact contactWrong']],
    ['', ['contact contactWrong']],
  ])('takes a phone or an e-mail address: %o', (contact, problems) => {
    expect(problemsOf({ kind: 'in-stock', contact })).toEqual(problems);
  });
});
