import { expect, it } from 'vitest';
import { openProblems } from './open-problems.ts';

const noName = { field: 'name', code: 'nameMissing' } as const;
const short = (missing: number) => ({ field: 'phone', code: 'phoneShort', missing }) as const;
const refused = [noName, short(3)];

it('keeps the problems of fields that still hold the refused text', () => {
  expect(openProblems(refused, () => false, [])).toEqual(refused);
});

it('drops the problem of a mended field', () => {
  expect(openProblems(refused, (field) => field === 'name', [short(3)])).toEqual([short(3)]);
});

it('keeps the problem of a changed field that still has it, as it is now', () => {
  expect(openProblems(refused, (field) => field === 'phone', [noName, short(1)])).toEqual([noName, short(1)]);
});

it('does not complain about another problem of the field while it is typed', () => {
  const missing = { field: 'phone', code: 'phoneMissing' } as const;
  expect(openProblems([missing], () => true, [short(9)])).toEqual([]);
});

it('adds no problem of a field that was not refused', () => {
  expect(openProblems([noName], () => true, [noName, short(9)])).toEqual([noName]);
});
