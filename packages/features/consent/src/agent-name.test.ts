import { expect, it } from 'vitest';
import { agentName } from './agent-name.ts';

it.each([
  ['Firefox 151', 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0'],
  [
    'Safari 26',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'Yandex 26',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 YaBrowser/26.4.0.0 Safari/537.36',
  ],
  [
    'Chrome 150',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  ],
  ['Other', 'curl/8.5.0'],
])('reports only %s for such a browser', (name, userAgent) => {
  expect(agentName({ userAgent })).toBe(name);
});

it('takes the browser’s own brand, not its engine or the made-up one', () => {
  const brands = [
    { brand: 'Not)A;Brand', version: '99' },
    { brand: 'Chromium', version: '150' },
    { brand: 'Microsoft Edge', version: '150' },
  ];
  expect(agentName({ userAgent: '', userAgentData: { brands } })).toBe('Microsoft Edge 150');
  expect(agentName({ userAgent: '', userAgentData: { brands: brands.slice(0, 2) } })).toBe('Chromium 150');
});
