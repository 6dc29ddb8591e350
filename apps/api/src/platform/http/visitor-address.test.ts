import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readNetworks } from './networks.ts';
import { createVisitorAddress } from './visitor-address.ts';

const from = (proxies: string, remoteAddress: string | undefined, forwarded?: string) =>
  createVisitorAddress(readNetworks(proxies) ?? [])({
    socket: { remoteAddress } as Socket,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

describe('the visitor’s address', () => {
  test('is the connection’s when no proxy is trusted, whatever the headers say', () => {
    for (const proxy of ['127.0.0.1', '::ffff:127.0.0.1', '10.0.0.1', '203.0.113.5']) {
      const visit = createVisitorAddress([])({
        socket: { remoteAddress: proxy } as Socket,
        headers: { 'x-forwarded-for': '6.6.6.6' },
      });
      expect(visit).toBe(proxy.replace('::ffff:', ''));
    }
  });

  test.each([
    ['one proxy', 'loopback', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['one proxy over a socket for both kinds', 'loopback', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['two proxies', 'loopback,10.0.0.0/8', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['what the visitor wrote himself', 'loopback', '127.0.0.1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['a proxy’s address written by the visitor', 'loopback', '127.0.0.1', '127.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['an untrusted connection', 'loopback', '203.0.113.9', '6.6.6.6', '203.0.113.9'],
    ['nothing forwarded', 'loopback', '127.0.0.1', undefined, '127.0.0.1'],
    ['an empty header', 'loopback', '127.0.0.1', '', '127.0.0.1'],
    ['proxies alone', 'uniquelocal', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['IPv6', '2001:db8:1::/48', '2001:db8:1::5', '2001:db8:2::9', '2001:db8:2::9'],
    ['IPv6 with a port', '::1', '::1', '[2001:db8:2::9]:4711', '2001:db8:2::9'],
    ['IPv4 mapped into IPv6', '::1', '::1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['junk at the right end', 'loopback', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
    ['junk behind a second proxy', 'loopback,10.0.0.1', '127.0.0.1', '6.6.6.6, <script>, 10.0.0.1', '10.0.0.1'],
    ['an address with text around', 'loopback', '127.0.0.1', '203.0.113.7;proto=https', '127.0.0.1'],
  ])('behind %s', (_, proxies, connection, forwarded, visitor) => {
    expect(from(proxies, connection, forwarded)).toBe(visitor);
  });

  test('is empty for a closed connection', () => {
    expect(from('loopback', undefined, '203.0.113.7')).toBe('');
  });
});

describe('trusted networks', () => {
  test.each([
    ['10.0.0.0/8', ['10.0.0.0/8']],
    [' 192.0.2.1 , 2001:db8::/32 ', ['192.0.2.1', '2001:db8::/32']],
    ['Loopback', ['127.0.0.0/8', '::1/128']],
  ])('%s', (text, networks) => {
    expect(readNetworks(text)).toEqual(networks);
  });

  test.each([
    '',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0/8',
    '2001:db8::/129',
    '::1/',
    '1.2.3.4/8/8',
    '1',
    '*',
  ])('%j is invalid', (text) => {
    expect(readNetworks(text)).toBeUndefined();
  });
});
