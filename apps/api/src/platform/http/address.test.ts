import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, readAddress } from './address.ts';

describe('an IP address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:8080', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:8080', '192.0.2.1'],
    ['2001:DB8::1', '2001:db8::1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
  ])('%s is %s', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    '192.0.2',
    '192.0.2.256',
    '192.0.2.01',
    '0x7f.0.0.1',
    '2130706433',
    '192.0.2.1:port',
    '192.0.2.1/24',
    ' 192.0.2.1',
    '2001:db8:::1',
    '2001:db8::1:443:',
    '[192.0.2.1',
    '[unknown]',
    'localhost',
  ])('%j is invalid', (text) => {
    expect(readAddress(text)).toBeUndefined();
  });
});

describe('limits count', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('all addresses of one network together, however they are written, and no others', () => {
    const group = fc.integer({ min: 0, max: 0xff_ff });
    const groups = fc.array(group, { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        const text = (address: number[]) => address.map((part) => part.toString(16)).join(':');
        // An address that begins with zeros may be an IPv4 one.
        fc.pre(one.slice(0, 4).some((part) => part !== 0));
        expect(networkOf(text(neighbour))).toBe(networkOf(text(one)));
        const elsewhere = one.with(3, (one[3] ?? 0) ^ 1);
        expect(networkOf(text(elsewhere))).not.toBe(networkOf(text(one)));
      }),
    );
  });
});
