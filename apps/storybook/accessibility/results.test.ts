import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RESULTS } from './folders.ts';
import { knownComponents } from './known-components.ts';
import { staleComponents, withRun, type Results } from './results.ts';
import { criteriaOf, outcomesOf } from './rule-outcomes.ts';

const known = new Map([
  ['Screens/Basket', '0.1.0'],
  ['Controls/Button', '0.2.0'],
]);
const button = { stories: 3, checked: { '1.4.12': 1, '1.4.3': 3 }, violated: {} };

it('lists every component that has stories in the accessibility statement, and no other', () => {
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
  const advice = ', so run npm run accessibility -- PART_OF_ITS_TITLE and commit the result';
  expect(staleComponents(results, knownComponents()).map((fault) => `${fault}${advice}`)).toEqual([]);
});

it('names a component that the results lack, and one whose stories are gone', () => {
  const results: Results = { engine: '', components: { 'Old/Part': { ...button, version: '', lastRun: null } } };
  expect(staleComponents(results, new Map([['Controls/Button', '']]))).toEqual([
    'Controls/Button is missing',
    'Old/Part has no stories any more',
  ]);
});

it('keeps the last run of components that did not run, and lists one that never ran', () => {
  const old = { ...button, version: '0.1.0', lastRun: '2026-01-02' };
  const before: Results = { engine: '4.13.0', components: { 'Controls/Button': old, 'Old/Part': old } };
  const run = { day: '2026-11-27', engine: '4.14.1', components: { 'Screens/Basket': button } };
  const results = withRun(before, run, new Map([...known, ['Screens/New', '0.1.0']]));
  expect(results.engine).toBe('4.14.1');
  expect(Object.entries(results.components).map(([title, { lastRun }]) => [title, lastRun])).toEqual([
    ['Controls/Button', '2026-01-02'],
    ['Screens/Basket', '2026-11-27'],
    ['Screens/New', null],
  ]);
});

it('writes the same file for the same run, with criteria in the order of the standard', () => {
  const empty: Results = { engine: '', components: {} };
  const run = { day: '2026-11-27', engine: '4.14.1', components: { 'Controls/Button': button } };
  const results = withRun(empty, run, known);
  expect(Object.keys(results.components['Controls/Button']?.checked ?? {})).toEqual(['1.4.3', '1.4.12']);
  expect(JSON.stringify(withRun(results, run, known))).toBe(JSON.stringify(results));
});

it('reads the success criteria of a rule from its tags', () => {
  expect(criteriaOf(['cat.color', 'wcag2aa', 'wcag143', 'EN-9.1.4.3'])).toEqual(['1.4.3']);
  expect(criteriaOf(['wcag22aa', 'wcag2411', 'wcag258'])).toEqual(['2.4.11', '2.5.8']);
});

it('counts a rule that has found a violation as checked and violated', () => {
  const rule = (id: string) => ({ id, tags: ['wcag412'] });
  expect(
    outcomesOf({ testEngine: { version: '4.14.1' }, passes: [rule('label')], violations: [rule('button-name')] }),
  ).toEqual({
    engine: '4.14.1',
    passed: ['label'],
    violated: ['button-name'],
    criteria: { label: ['4.1.2'], 'button-name': ['4.1.2'] },
  });
});
