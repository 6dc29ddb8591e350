import { expect, it } from 'vitest';
import { readChoiceValue, toChoiceValue } from './city-choice.ts';
import { kazan } from './mocks/fixtures.ts';

it('carries a city in the value of a button', () => {
  expect(readChoiceValue(toChoiceValue(kazan))).toEqual({ id: kazan.id, countryCode: 1, name: 'Казань' });
});

it('preserves slashes in a name', () => {
  expect(readChoiceValue('5/2/а/б')).toEqual({ id: 5, countryCode: 2, name: 'а/б' });
});

it.each(['', 'Казань', '0/1/Казань', '5/0/Казань', '-5/1/Казань', '5/1/', `5/1/${'я'.repeat(101)}`])(
  'refuses «%s», which no button holds',
  (value) => {
    expect(readChoiceValue(value)).toBeNull();
  },
);
