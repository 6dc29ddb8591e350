import { expect, it } from 'vitest';
import type { FitCondition } from '@partshop/api-client';
import { bodyCondition, madeFromCondition, optionCondition } from '@partshop/api-client/mocks/cars';
import { createTranslate, localeOf } from '@partshop/features/core';
import { conditionText, questionOf } from './condition-texts.ts';
import { messages } from './fit-conditions.messages.ts';

const locale = localeOf('ru');
const texts = { t: createTranslate(messages, {}, locale), locale };
const madeTo: FitCondition = {
  key: 'made-to:2012-02',
  kind: 'made-to',
  value: '2012-02',
  text: '2012-02',
  answer: null,
};

/** The spaces of date formats differ between releases of locale data. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [madeFromCondition, 'Машина выпущена 1 июня 2012 г. или позже?', 'с 06.2012'],
  [madeTo, 'Машина выпущена 29 февраля 2012 г. или раньше?', 'по 02.2012'],
  [optionCondition, 'Машина с кондиционером?', 'с кондиционером'],
  [bodyCondition, 'Кузов вашей машины: универсал?', 'кузов универсал'],
  [{ ...bodyCondition, value: 'rocket' }, 'Кузов вашей машины: rocket?', 'кузов rocket'],
])('asks about a condition as a whole sentence, and says it in a few words: %#', (condition, question, words) => {
  expect(plain(questionOf(condition, texts))).toBe(question);
  expect(conditionText(condition, texts)).toBe(words);
});

it('writes dates as the page’s language does', () => {
  expect(plain(questionOf(madeFromCondition, { ...texts, locale: localeOf('en') }))).toMatch(
    /June 1, 2012|1 June 2012/,
  );
});
