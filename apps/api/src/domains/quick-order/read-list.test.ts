import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts';
import { readList } from './read-list.ts';

const MAKERS = new Set(['MANN-FILTER', 'BOSCH', 'NGK', 'Bosch']);
const read = (text: string, columns?: Parameters<typeof readList>[1]) =>
  readList(text, columns, (cell) => MAKERS.has(cell));
const row = (line: number, maker: string, number: string, qty: string, comment = '') => ({
  line,
  maker,
  number,
  qty,
  comment,
});

describe('a pasted list', () => {
  it('of a spreadsheet is read by its headings, in any order', () => {
    const { columns, headings, rows } = read(
      'Наименование\tКол-во\tАртикул\tБренд\tПримечание\r\nФильтр\t4\tW 712/75\tMANN-FILTER\tсрочно\r\n\r\nСвеча\t1\tBKR6E-11\tNGK\t',
    );
    expect(columns).toEqual(['skip', 'qty', 'number', 'maker', 'comment']);
    expect(headings).toHaveLength(5);
    expect(rows).toEqual([row(2, 'MANN-FILTER', 'W 712/75', '4', 'срочно'), row(4, 'NGK', 'BKR6E-11', '1')]);
  });

  it.each([
    ['semicolons', 'MANN-FILTER;W 712/75;4\nNGK;BKR6E-11;8'],
    ['commas', 'MANN-FILTER,W 712/75,4\nNGK,BKR6E-11,8'],
    ['bars', 'MANN-FILTER|W 712/75|4\nNGK|BKR6E-11|8'],
    ['gaps', 'MANN-FILTER   W 712/75   4\nNGK   BKR6E-11   8'],
    ['tabs and the line ends of an old Mac', 'MANN-FILTER\tW 712/75\t4\rNGK\tBKR6E-11\t8'],
  ])('without headings is read by what its cells look like: %s', (_, text) => {
    expect(read(text)).toMatchObject({
      columns: ['maker', 'number', 'qty'],
      headings: [],
      rows: [row(1, 'MANN-FILTER', 'W 712/75', '4'), row(2, 'NGK', 'BKR6E-11', '8')],
    });
  });

  it('whose lines are numbered and priced takes neither for the quantity', () => {
    const text = '1;BOSCH;0986494019;2;1250;к пятнице\n2;BOSCH;0986494294;4;980;\n3;NGK;BKR6E-11;12;315;';
    expect(read(text).columns).toEqual(['skip', 'maker', 'number', 'qty', 'skip', 'comment']);
  });

  it('of one column has numbers', () => {
    expect(read('W 712/75 4\nMANN W 712/75')).toMatchObject({
      columns: ['number'],
      rows: [row(1, '', 'W 712/75 4', ''), row(2, '', 'MANN W 712/75', '')],
    });
  });

  it('is read as a person says; a meaning is given once', () => {
    const { columns, rows } = read('4;W71275;B;x', ['qty', 'number', 'number', 'comment']);
    expect(columns).toEqual(['qty', 'number', 'skip', 'comment']);
    expect(rows).toEqual([row(1, '', 'W71275', '4', 'x')]);
  });

  it('keeps a quoted cell of several lines together, and the leading zeros of Excel', () => {
    const { rows } = read('BOSCH\t0986494019\t2\t"позвонить\nзавтра"\nNGK\t="00012"\t4\tкрышка 1/2"');
    expect(rows.map(({ number, comment }) => [number, comment])).toEqual([
      ['0986494019', 'позвонить завтра'],
      ['00012', 'крышка 1/2"'],
    ]);
  });

  it('of more lines than a basket holds says how many are left', () => {
    const list = read(Array.from({ length: 620 }, (_, index) => `W${index};1`).join('\n'));
    expect([list.rows.length, list.left]).toEqual([500, 120]);
  });

  it('has no control characters left, and no half characters', () => {
    const { rows } = read('BO\u0000SCH\tW\u200B71\u0007275\t4\t\uD800x');
    for (const cell of Object.values(rows[0] ?? {}).map(String)) {
      expect(cell.isWellFormed()).toBe(true);
      expect(cell).not.toMatch(/\p{Cc}/u);
    }
  });

  it('may be any text', () => {
    const piece = fc.oneof(
      fc.constantFrom('\t', ';', ',', '|', '"', '\n', '\r', '  ', '4', 'W71275', 'MANN-FILTER', 'Артикул', '\u0000'),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...NAUGHTY_TEXTS),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { columns, rows } = read(pieces.join(''));
        expect(columns.filter((column) => column === 'number').length).toBe(columns.length > 0 ? 1 : 0);
        for (const { line } of rows) expect(line).toBeGreaterThan(0);
      }),
    );
  });
});
