import { expect, test } from 'vitest';
import { deviceName } from './device-name.rules.ts';

const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${LIKE} Chrome/140.0.0.0 YaBrowser/25.8 Safari/537.36`, 'Yandex, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (Linux; Android 15) ${LIKE} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${LIKE} Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari, iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${LIKE} Version/18.6 Safari/605.1.15`, 'Safari, macOS'],
  ['curl/8.5.0', ''],
  ['', ''],
  ['\u0000 Windows NT', 'Windows'],
])('names the device of %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
