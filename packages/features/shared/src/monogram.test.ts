import { expect, it } from 'vitest';
import { monogramOf } from './monogram.ts';

it.each([
  ['MANN-FILTER', 'MF'],
  ['KNECHT', 'K'],
  ['Mercedes-Benz', 'MB'],
  ['febi bilstein', 'FB'],
  ['3M', '3'],
  ['«АвтоВАЗ»', 'А'],
  ['Blue Print Parts', 'BP'],
  ['—', ''],
])('%s has the monogram “%s”', (name, monogram) => expect(monogramOf(name)).toBe(monogram));
