import { expect, it } from 'vitest';
import { isLinkAddress } from './link-address.ts';

it.each(['/', '/price/mann-filter/W71275?a=1#b', 'https://maker.example/a?b=1', 'HTTP://maker.example'])(
  'an article may link to %s',
  (address) => {
    expect(isLinkAddress(address)).toBe(true);
  },
);

it.each([
  '',
  'maker.example',
  'price/W712',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  'https://',
  'https:///x',
])('an article may not link to %j', (address) => {
  expect(isLinkAddress(address)).toBe(false);
});
