import { describe, expect, test } from 'vitest';
import { readMeaning } from './search-meaning.ts';

const filter = { catalogName: 'MANN-FILTER', catalogFullNumber: 'W 712/75', clearNumber: 'W71275' };
const disc = { catalogName: 'BOSCH', catalogFullNumber: '0 986 479 098', clearNumber: '0986479098' };
const golf = { kind: 'car', name: 'Volkswagen Golf', link: '/zapchasti/volkswagen/golf', isNamed: true } as const;
const oils = { kind: 'category', name: 'Масла', link: '/avtozapchasti/oils', isNamed: true } as const;

describe('a text alone is', () => {
  test.each([
    'W 712/75',
    'w712.75',
    'ОС 90',
    '0 986 479 098',
    '1K0 615 301 AA',
    'VW 1K0615301',
    'BKR6E-11',
    '90915-10001',
    '5PK1750',
    'H7',
    'A0001802609',
    '06A115561B',
    'WVWZZZ1KZ6W38612',
  ])('a number: %s', (text) => {
    expect(readMeaning(text)).toEqual({ kind: 'number', number: text });
  });

  test.each([
    ['WVWZZZ1KZ6W386123', 'WVWZZZ1KZ6W386123', false],
    ['wvwzzz1kz6w386123', 'WVWZZZ1KZ6W386123', false],
    [' WVW ZZZ 1KZ 6W 386123', 'WVWZZZ1KZ6W386123', false],
    ['VIN: XTA21099043576182', 'XTA21099043576182', false],
    ['вин ХТА21099043576182', 'XTA21099043576182', false],
    ['1M8GDM9AXKP042788', '1M8GDM9AXKP042788', false],
    ['1M8GDM9A1KP042788', '1M8GDM9A1KP042788', true],
    ['XTA2I099O43576182', 'XTA21099043576182', false],
  ])('a VIN: %s', (text, vin, isDoubtful) => {
    expect(readMeaning(text)).toEqual({ kind: 'vin', vin, isDoubtful });
  });

  test.each([
    ['NZE121-3141592', 'NZE121-3141592'],
    ['nze121 3141592', 'NZE121-3141592'],
    ['ACU30W-0012345', 'ACU30W-0012345'],
    ['SV30–169266', 'SV30-169266'],
    ['кузов GX90-6012345', 'GX90-6012345'],
  ])('the number of a frame: %s', (text, frame) => {
    expect(readMeaning(text)).toEqual({ kind: 'frame', frame });
  });

  test.each([
    'фильтр масляный',
    'oil filter',
    'Castrol 5W-30',
    '5w30',
    '5W-30',
    'масло 5w30',
    'brake pads golf 7',
    'свечи',
    'Ölfilter',
    'زيت',
    'колодки 2012',
    'W',
    '1234567890123456789012345678901234567890123',
    'WVWZZZ1KZ6W386123 фильтр',
  ])('a name: %s', (text) => {
    expect(readMeaning(text)).toEqual({ kind: 'name' });
  });

  test.each(['', '  ', '—', '/.\\', '🙂'])('nothing: «%s»', (text) => {
    expect(readMeaning(text)).toBeNull();
  });
});

describe('with what is known it is', () => {
  test.each([
    ['mann w712/75', filter],
    ['MANN-FILTER W 712/75', filter],
    ['W 712/75 манн', filter],
    ['бош 0986479098', disc],
    ['Bosch 0 986 479 098', disc],
  ])('a number of a maker: %s', (text, part) => {
    expect(readMeaning(text, { parts: [filter, disc] })).toEqual({
      kind: 'maker-number',
      maker: part.catalogName,
      number: part.catalogFullNumber,
    });
  });

  test('a number, where it is all of the text', () => {
    expect(readMeaning('W 712/75', { parts: [filter] })).toMatchObject({ kind: 'number' });
    expect(readMeaning('W 71', { parts: [filter] })).toMatchObject({ kind: 'number' });
  });

  test('a car or a category that the whole text names', () => {
    const { name, link } = golf;
    expect(readMeaning('golf', { places: [golf, oils] })).toEqual({ kind: 'car', name, link });
    expect(readMeaning('масла', { places: [oils] })).toMatchObject({ kind: 'category', name: 'Масла' });
    expect(readMeaning('gol', { places: [{ ...golf, isNamed: false }] })).toEqual({ kind: 'name' });
  });

  test('a VIN or a number, whatever else is known', () => {
    expect(readMeaning('WVWZZZ1KZ6W386123', { parts: [filter], places: [golf] })).toMatchObject({ kind: 'vin' });
    expect(readMeaning('A4', { places: [golf] })).toMatchObject({ kind: 'number' });
  });
});
