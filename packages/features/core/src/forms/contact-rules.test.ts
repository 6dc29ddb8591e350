import { expect, it } from 'vitest';
import { findEmailProblem, findNameProblem, findPhoneProblem, isPhoneLike } from './contact-rules.ts';

const short = (missing: number) => ({ code: 'phoneShort', missing });

it.each([
  ['', { code: 'phoneMissing' }],
  ['позвоните', { code: 'phoneWrong' }],
  ['+', { code: 'phoneWrong' }],
  ['9'.repeat(33), { code: 'phoneWrong' }],
  ['+7 (916) 123-45-67', null],
  ['8.916.1234567', null],
  ['7 916 123 45 67', null],
  ['916 123-45-67', null],
  ['812 123-45-67', null],
  ['+7 916 123-45-6', short(1)],
  ['8 916 123-45-6', short(1)],
  ['916 123-45', short(2)],
  ['8 495 12', short(5)],
  ['+7 916 123-45-67 8', { code: 'phoneWrong' }],
  ['916 123-45-67 8', { code: 'phoneWrong' }],
  ['+375 29 123-45-67', null],
  ['+375 29', { code: 'phoneWrong' }],
])('finds in the phone number %o %o', (typed, problem) => {
  expect(findPhoneProblem(typed)).toEqual(problem);
});

it.each([
  ['Ирина Соколова', null],
  ["O'Neil & Sons", null],
  [' И ', { code: 'nameWrong' }],
  ['и'.repeat(101), { code: 'nameWrong' }],
  ['<b>', { code: 'nameMarkup' }],
])('finds in the name %o %o', (typed, problem) => {
  expect(findNameProblem(typed)).toEqual(problem);
});

it.each([
  ['irina@example.com', null],
  [' irina@example.com ', null],
  ['irina@', { code: 'emailWrong' }],
  ['irina @example.com', { code: 'emailWrong' }],
  [`${'i'.repeat(200)}@example.com`, { code: 'emailWrong' }],
])('finds in the e-mail address %o %o', (typed, problem) => {
  expect(findEmailProblem(typed)).toEqual(problem);
});

it.each([
  ['8 916', true],
  ['irina@example.com', false],
  ['ирина', false],
  ['', false],
])('tells whether %o is meant as a phone number: %s', (typed, is) => {
  expect(isPhoneLike(typed)).toBe(is);
});
