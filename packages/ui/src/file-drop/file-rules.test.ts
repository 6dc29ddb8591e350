import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFiles, fileKey, formatFileSize, isAccepted } from './file-rules.ts';

const file = (name: string, size = 10, type = '') => new File(['x'.repeat(size)], name, { type, lastModified: 0 });

describe('isAccepted', () => {
  it.each([
    { name: 'price.csv', type: 'text/csv', accept: undefined, expected: true },
    { name: 'PRICE.CSV', type: '', accept: '.csv, .xlsx', expected: true },
    { name: 'photo.heic', type: 'image/heic', accept: 'image/*', expected: true },
    { name: 'scan.pdf', type: 'application/pdf', accept: 'image/*,application/pdf', expected: true },
    { name: 'price.csv.exe', type: '', accept: '.csv', expected: false },
    { name: 'notes.txt', type: 'text/plain', accept: 'image/*', expected: false },
  ])('$name is one of "$accept": $expected', ({ name, type, accept, expected }) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected);
  });
});

describe('addFiles', () => {
  it('gives the reason of each refused file', () => {
    const files = [file('a.csv'), file('b.exe'), file('c.csv', 500), file('d.csv'), file('e.csv')];
    const added = addFiles([], files, { accept: '.csv', maxSize: 100, maxCount: 2 });
    expect(added.files.map(({ name }) => name)).toEqual(['a.csv', 'd.csv']);
    expect(added.refusals.map(({ file: { name }, reason }) => `${name} ${reason}`)).toEqual([
      'b.exe type',
      'c.csv size',
      'e.csv count',
    ]);
  });

  it('accepts the same file once and reports no error', () => {
    expect(addFiles([file('a.csv')], [file('a.csv')], { maxCount: 1 })).toEqual({
      files: [expect.objectContaining({ name: 'a.csv' })],
      refusals: [],
    });
  });

  it('either accepts or refuses each file', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}\.(csv|exe)$/), { maxLength: 12 });
    fc.assert(
      fc.property(names, fc.nat(5), (all, maxCount) => {
        const { files, refusals } = addFiles(
          [],
          all.map((name) => file(name)),
          { accept: '.csv', maxCount },
        );
        expect(files.length).toBeLessThanOrEqual(maxCount);
        expect([...files, ...refusals.map((refusal) => refusal.file)].map(fileKey).toSorted()).toEqual(
          all.map((name) => fileKey(file(name))).toSorted(),
        );
      }),
    );
  });
});

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1400, '1.4 kB'],
    [99_960, '100 kB'],
    [1_400_000, '1.4 MB'],
    [2_000_000_000, '2 GB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('formats %d bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'en').replace(/byte$/, 'B')).toBe(text);
  });

  it('uses the language of the locale', () => {
    expect(formatFileSize(1_400_000, 'ru')).toMatch(/^1,4\sМБ$/);
  });
});
