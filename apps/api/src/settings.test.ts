import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('without any variable the shop starts by itself', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    sessionSecret: undefined,
    secureCookies: false,
    demo: { articles: 20_000, offers: 150_000 },
    logLevel: 'info',
  });
});

test('an empty variable is an absent one', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test('the demo catalogue can be sized and left out', () => {
  expect(readSettings({ DEMO_ARTICLES: '100000', DEMO_OFFERS: '1000000' }).demo).toEqual({
    articles: 100_000,
    offers: 1_000_000,
  });
  expect(readSettings({ DEMO: 'off' }).demo).toBeUndefined();
});

test('every wrong variable is named at once, and no value is repeated', () => {
  const read = () => readSettings({ PORT: '70000', SESSION_SECRET: 'hunter2', DATABASE_URL: 'mysql://u:pw@h/d' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/PORT: [\s\S]*DATABASE_URL: must begin with postgres:\/\/[\s\S]*SESSION_SECRET: /);
  expect(read).not.toThrow(/hunter2|pw@h/);
});

test('the data folder is meant from where the person stands, whichever workspace npm runs in', () => {
  expect(readSettings({ INIT_CWD: '/home/shop', DATA_DIR: 'files' }).dataDir).toBe(path.resolve('/home/shop', 'files'));
});
