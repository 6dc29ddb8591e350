import { expect, test } from 'vitest';
import { nameFromFile } from '../read/names-from-file.ts';
import { parseArguments } from './arguments.ts';

test('paths are relative to the current folder, and names come from the file', () => {
  expect(parseArguments(['lists/Rossko_2026-11-21.csv'], '/home/me')).toMatchObject({
    file: '/home/me/lists/Rossko_2026-11-21.csv',
    reportFile: '/home/me/lists/Rossko_2026-11-21.refused.csv',
    seller: 'Rossko',
    priceList: 'Rossko',
    preview: false,
    replace: false,
  });
});

test('every option is read', () => {
  const args = 'a.csv --seller S --price-list P --city C --lead-days 3 --replace --preview --report r.csv'.split(' ');
  expect(parseArguments([...args, '--column', 'price=Цена=опт', '--decimal', 'comma'], '/x')).toEqual({
    file: '/x/a.csv',
    reportFile: '/x/r.csv',
    seller: 'S',
    priceList: 'P',
    city: 'C',
    leadDays: 3,
    replace: true,
    preview: true,
    columns: { price: 'Цена=опт' },
    decimalSign: 'comma',
  });
});

test('help needs no file', () => {
  expect(parseArguments(['--help'], '/')).toBe('help');
});

test.each([
  [[], { code: 'no-file-named' }],
  [['a.csv', 'b.csv'], { code: 'several-files', others: ['b.csv'] }],
  [['a.csv', '--lead-days', '-1'], { code: 'not-understood', message: expect.stringContaining('lead-days') as string }],
  [['a.csv', '--lead-days', '366'], { code: 'bad-lead-days', max: 365 }],
  [['a.csv', '--column', 'cost=1'], { code: 'bad-column', column: 'cost=1' }],
  [['a.csv', '--decimal', 'dot'], { code: 'bad-decimal' }],
  [['a.csv', '--nonsense'], { code: 'not-understood', message: expect.stringContaining('--nonsense') as string }],
])('%j is rejected', (args, fault) => {
  expect(() => parseArguments(args, '/')).toThrow(expect.objectContaining({ name: 'ArgumentError', fault }));
});

test.each([
  ['Rossko_2026-11-21.csv', 'Rossko'],
  ['rossko 21.11.2026 (1).csv', 'rossko'],
  ['Автодок_прайс_20261121_0930.csv', 'Автодок прайс'],
  ['price-2.csv', 'price-2'],
  ['2026-11-21.csv', '2026-11-21'],
])('%s is the list «%s»', (file, name) => {
  expect(nameFromFile(`/lists/${file}`)).toBe(name);
});
