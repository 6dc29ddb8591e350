import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError, settingsWarnings } from './settings.ts';

test('without any variable the shop starts with defaults', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    sessionSecret: undefined,
    secureCookies: false,
    trustedProxies: [],
    apiSecret: undefined,
    demo: { articles: 20_000, offers: 150_000 },
    site: {
      phones: { moscow: '+7 495 000-00-00', other: '8 800 000-00-00' },
      chatUrl: null,
      chatHiddenForClientCode: 70,
      mapTilesUrl: null,
      bonus: { welcome: 200, days: 180, orderShare: 20 },
      showSwichLang: 'Always',
    },
    messages: { sms: undefined, mail: undefined, standIn: 'shown', publicOrigin: undefined },
    delivery: { cdek: undefined, standIn: 'on' },
    lists: { mailgun: undefined, standIn: 'on' },
    payments: { yookassa: undefined, paypal: undefined, standIn: 'on', minutes: 60 },
    companyLookup: { dadata: undefined, standIn: 'on' },
    orderSms: 'off',
    smsLimits: { countries: ['RU', 'BY', 'KZ', 'AM', 'KG'], perDay: 1000 },
    logLevel: 'info',
  });
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test('the demo catalogue can be sized and left out', () => {
  expect(readSettings({ DEMO_ARTICLES: '100000', DEMO_OFFERS: '1000000' }).demo).toEqual({
    articles: 100_000,
    offers: 1_000_000,
  });
  expect(readSettings({ DEMO: 'off' }).demo).toBeUndefined();
});

test('all invalid variables are named at once, and no value is repeated', () => {
  const read = () => readSettings({ PORT: '70000', SESSION_SECRET: 'hunter2', DATABASE_URL: 'mysql://u:pw@h/d' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/PORT: [\s\S]*DATABASE_URL: must begin with postgres:\/\/[\s\S]*SESSION_SECRET: /);
  expect(read).not.toThrow(/hunter2|pw@h/);
});

test('the data folder is relative to the folder where npm was started, not to the workspace', () => {
  expect(readSettings({ INIT_CWD: '/home/shop', DATA_DIR: 'files' }).dataDir).toBe(path.resolve('/home/shop', 'files'));
});

test('the site’s own texts can be configured', () => {
  const site = readSettings({
    PHONE_MOSCOW: '+7 495 123-45-67',
    PHONE_OTHER: '8 (800) 123-45-67',
    CHAT_URL: 'https://chat.example/widget.js',
    CHAT_HIDDEN_FOR_CLIENT_CODE: '71',
    MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    WELCOME_BONUS: '300',
    BONUS_DAYS: '30',
    BONUS_SHARE: '15',
    SHOW_SWITCH_LANG: 'Admin',
  });
  expect(site.site).toEqual({
    phones: { moscow: '+7 495 123-45-67', other: '8 (800) 123-45-67' },
    chatUrl: 'https://chat.example/widget.js',
    chatHiddenForClientCode: 71,
    mapTilesUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    bonus: { welcome: 300, days: 30, orderShare: 15 },
    showSwichLang: 'Admin',
  });
});

test.each([
  ['PHONE_MOSCOW', 'call us', /PHONE_MOSCOW: must be a phone number/],
  ['PHONE_OTHER', '<b>8800</b>', /PHONE_OTHER: must be a phone number/],
  ['CHAT_URL', 'javascript:alert(1)', /CHAT_URL: must be an address/],
  ['CHAT_HIDDEN_FOR_CLIENT_CODE', 'all', /CHAT_HIDDEN_FOR_CLIENT_CODE: /],
  ['MAP_TILES_URL', 'https://tiles.example/map.png', /MAP_TILES_URL: must be an address of tiles/],
  ['WELCOME_BONUS', '-1', /WELCOME_BONUS: /],
  ['BONUS_DAYS', '0', /BONUS_DAYS: /],
  ['BONUS_SHARE', '101', /BONUS_SHARE: /],
  ['SHOW_SWITCH_LANG', 'Never', /SHOW_SWITCH_LANG: /],
])('%s cannot be %s', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});

describe('messages', () => {
  test('are shown on a page in a demo, and are not sent outside one without a sender', () => {
    expect(readSettings({}).messages).toEqual({
      sms: undefined,
      mail: undefined,
      standIn: 'shown',
      publicOrigin: undefined,
    });
    expect(readSettings({ DEMO_SMS: 'failing' }).messages.standIn).toBe('failing');
    expect(readSettings({ DEMO: 'off', DEMO_SMS: 'failing' }).messages.standIn).toBe('none');
  });

  test('are sent by the configured services, with links to the shop’s own origin', () => {
    const { messages } = readSettings({
      SMS_API_URL: 'https://sms.ru/sms/send',
      SMS_API_KEY: 'key',
      SMTP_URL: 'smtps://user:password@mail.example:465',
      MAIL_FROM: 'Partshop <shop@shop.example>',
      PUBLIC_ORIGIN: 'https://shop.example/some/path',
    });
    expect(messages).toMatchObject({
      sms: { url: 'https://sms.ru/sms/send', key: 'key' },
      mail: { url: 'smtps://user:password@mail.example:465', from: 'Partshop <shop@shop.example>' },
      publicOrigin: 'https://shop.example',
    });
  });

  test.each([
    [{ SMS_API_URL: 'https://sms.ru/sms/send' }, /SMS_API_KEY: is needed with SMS_API_URL/],
    [{ MAIL_FROM: 'shop@shop.example' }, /SMTP_URL: is needed with MAIL_FROM/],
    [{ LIST_MAIL_DOMAIN: 'lists.shop.example' }, /MAILGUN_SIGNING_KEY: is needed with LIST_MAIL_DOMAIN/],
    [
      { LIST_MAIL_DOMAIN: 'https://shop.example', MAILGUN_SIGNING_KEY: 'k'.repeat(32) },
      /LIST_MAIL_DOMAIN: must be a domain/,
    ],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'shop@shop.example' }, /SMTP_URL: must be an address/],
    [{ PUBLIC_ORIGIN: 'shop.example' }, /PUBLIC_ORIGIN: must be an address/],
  ])('cannot be set up by %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

test('SMS go to the configured countries, up to the configured number', () => {
  expect(readSettings({ SMS_COUNTRIES: 'ru, am', SMS_PER_DAY: '50' }).smsLimits).toEqual({
    countries: ['RU', 'AM'],
    perDay: 50,
  });
  for (const SMS_COUNTRIES of ['+7', 'RU,', 'Россия', 'XX'])
    expect(() => readSettings({ SMS_COUNTRIES })).toThrow(/SMS_COUNTRIES: must be ISO codes/);
  expect(() => readSettings({ SMS_PER_DAY: '-1' })).toThrow(/SMS_PER_DAY/);
});

test('a registration grants 200 roubles for 180 days by default (§9), and can grant none', () => {
  expect(readSettings({}).site.bonus).toEqual({ welcome: 200, days: 180, orderShare: 20 });
  expect(readSettings({ WELCOME_BONUS: '0' }).site.bonus).toEqual({ welcome: 0, days: 180, orderShare: 20 });
});

describe('cookies', () => {
  test.each([
    [{}, false],
    [{ PUBLIC_ORIGIN: 'https://shop.example' }, true],
    [{ PUBLIC_ORIGIN: 'http://shop.example' }, false],
    [{ SECURE_COOKIES: 'true' }, true],
    [{ SECURE_COOKIES: 'true', PUBLIC_ORIGIN: 'https://shop.example' }, true],
    [{ SECURE_COOKIES: 'false', PUBLIC_ORIGIN: 'http://shop.example' }, false],
  ])('with %o are secure: %s', (env, isSecure) => {
    expect(readSettings(env).secureCookies).toBe(isSecure);
  });

  test.each([
    [{ SECURE_COOKIES: 'false', PUBLIC_ORIGIN: 'https://shop.example' }, /SECURE_COOKIES: false would send sessions/],
    [{ SECURE_COOKIES: 'true', PUBLIC_ORIGIN: 'http://shop.example' }, /SECURE_COOKIES: true keeps everybody/],
  ])('cannot be set up by %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(message);
  });
});

test('proxies are configured by network, and a storefront by a long secret', () => {
  expect(readSettings({ TRUSTED_PROXIES: 'loopback, 10.1.0.0/16' }).trustedProxies).toEqual([
    '127.0.0.0/8',
    '::1/128',
    '10.1.0.0/16',
  ]);
  expect(() => readSettings({ TRUSTED_PROXIES: 'proxy.example' })).toThrow(/TRUSTED_PROXIES: must be networks/);
  expect(() => readSettings({ API_SECRET: 'short' })).toThrow(/API_SECRET: must have 32/);
});

describe('a start warns', () => {
  const told = (env: Record<string, string>, isProduction = false) =>
    settingsWarnings(readSettings(env), { isProduction }).join(' ');

  test('about a demo where somebody meant a real shop', () => {
    expect(told({}, true)).toContain('THIS IS A DEMO');
    expect(told({ PUBLIC_ORIGIN: 'http://shop.example' })).toContain('THIS IS A DEMO');
    expect(told({})).toBe('');
    expect(told({ DEMO: 'off' }, true)).toBe('');
  });

  test('about a missing proxy', () => {
    const real = { DEMO: 'off', PUBLIC_ORIGIN: 'https://shop.example' };
    expect(told(real)).toContain('TRUSTED_PROXIES');
    expect(told({ ...real, TRUSTED_PROXIES: 'loopback' })).toBe('');
  });
});
