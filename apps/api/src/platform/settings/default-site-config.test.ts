import { expect, test } from 'vitest';
import { defaultSiteConfig } from './default-site-config.ts';

test('the shop offers all 34 languages of the specification by their own names, Russian first', () => {
  const { langs } = defaultSiteConfig;
  expect(langs).toHaveLength(34);
  expect(langs[0]).toEqual({ code: 'ru', displayName: 'Русский' });
  expect(langs).toContainEqual({ code: 'ar', displayName: 'العربية' });
  expect(langs).toContainEqual({ code: 'no', displayName: 'Norsk' });
});
