import { describe, expect, test } from 'vitest';
import { markDevice, provedDevice } from './device-mark.ts';

const SECRET = 'a secret of the tests';

describe('a device mark', () => {
  test('proves the accounts that logged in on the device, and no others', () => {
    const mark = markDevice(SECRET, markDevice(SECRET, undefined, 7), 8);
    const device = provedDevice(SECRET, mark, 7);
    expect(device).toMatch(/^[\w-]{22}$/);
    expect(provedDevice(SECRET, mark, 8)).toBe(device);
    expect(provedDevice(SECRET, mark, 9)).toBeUndefined();
    expect(provedDevice('another secret', mark, 7)).toBeUndefined();
  });

  test('keeps its device when an account logs in again; another device gets another mark', () => {
    const mark = markDevice(SECRET, undefined, 7);
    expect(markDevice(SECRET, mark, 7)).toBe(mark);
    expect(markDevice(SECRET, undefined, 7)).not.toBe(mark);
  });

  test('contains the last four accounts', () => {
    let mark: string | undefined;
    for (const account of [1, 2, 3, 4, 5, 6]) mark = markDevice(SECRET, mark, account);
    const known = [1, 2, 3, 4, 5, 6].filter((account) => provedDevice(SECRET, mark, account));
    expect(known).toEqual([3, 4, 5, 6]);
  });

  test('contains no account in plain text', () => {
    expect(markDevice(SECRET, undefined, 1_234_567)).not.toContain('1234567');
  });

  test('that was forged proves nothing, and is replaced', () => {
    const mark = markDevice(SECRET, undefined, 7);
    const [device = '', proof = ''] = mark.split('.');
    const other = markDevice(SECRET, undefined, 7).split('.')[0] ?? '';
    for (const forged of [
      '',
      device,
      `${device}.`,
      `${other}.${proof}`,
      `${device}.${proof.slice(1)}`,
      `${device}.${'A'.repeat(43)}`,
      `${mark}.`,
      `${mark}\n`,
      'a'.repeat(4000),
      `${device}${`.${'A'.repeat(43)}`.repeat(9)}`,
    ]) {
      expect(provedDevice(SECRET, forged, 7)).toBeUndefined();
      expect(provedDevice(SECRET, markDevice(SECRET, forged, 8), 8)).toBeDefined();
      expect(provedDevice(SECRET, markDevice(SECRET, forged, 8), 7)).toBeUndefined();
    }
  });
});
