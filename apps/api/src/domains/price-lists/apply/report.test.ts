import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openReport, shortValue, type ReportWords } from './report.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'report-'));
afterAll(() => rm(folder, { recursive: true }));

const WORDS: ReportWords = {
  headings: ['Zeile', 'Spalte', 'Wert', 'Grund'],
  fields: {
    maker: 'Marke',
    number: 'Nummer',
    name: 'Name',
    price: 'Preis',
    quantity: 'Bestand',
    multiplicity: 'Packung',
    leadDays: 'Tage',
    otherMaker: 'andere Marke',
    otherNumber: 'andere Nummer',
    direction: 'Richtung',
    confidence: 'Sicherheit',
    carBrand: 'Automarke',
    carModel: 'Modell',
    generation: 'Generation',
    engine: 'Motor',
    madeFrom: 'gebaut ab',
    madeTo: 'gebaut bis',
    bodyType: 'Karosserie',
    side: 'Seite',
    equipment: 'Ausstattung',
    photo: 'Bild',
    photo2: 'Bild 2',
    photo3: 'Bild 3',
    photo4: 'Bild 4',
  },
  wholeRow: 'ganze Zeile',
  faultText: (fault) => (fault.code === 'line-too-long' ? `über ${fault.maxLength}` : fault.code),
};

test('a value is shortened to one line without terminal control characters', () => {
  expect(shortValue('\u001B[31mred\u202E\nline\u0000')).toBe('[31mred line');
  expect(shortValue('ы'.repeat(10_000))).toBe(`${'ы'.repeat(200)}…`);
});

test('a report is a CSV file that Excel opens, in the given wording', async () => {
  const report = await openReport(path.join(folder, 'report.csv'), WORDS);
  report.add({ row: 5, field: 'price', value: '=1', fault: { code: 'not-a-number' } });
  report.add({ row: 6, value: 'a;b', fault: { code: 'line-too-long', maxLength: 9 } });
  await report.close();
  expect(await readFile(report.file, 'utf8')).toBe(
    '\uFEFFZeile;Spalte;Wert;Grund\r\n5;Preis;\'=1;not-a-number\r\n6;ganze Zeile;"a;b";über 9\r\n',
  );
});

test('an unwritable path fails at once', async () => {
  const file = path.join(folder, 'no', 'report.csv');
  await expect(openReport(file, WORDS)).rejects.toMatchObject({
    name: 'ImportError',
    fault: { code: 'report-not-written', message: expect.stringContaining(file) as string },
  });
});
