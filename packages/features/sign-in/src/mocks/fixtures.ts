import type { City, CityPoint, ClientInfo, DemoMessage } from '@partshop/api-client';
import { ANONYMOUS } from '@partshop/features/core';

export const PHONE = '+79161234567';
/** The code in the mocked SMS. */
export const CODE = '482190';
export const PASSWORD = 'красный трамвай 7';
export const REQUEST_ID = 'q7Xw2LmN8sTz4RbV1cKd';
export const TOKEN = `${REQUEST_ID}.k9PzQ2mWx7Lt`;

export const irina = {
  ClientId: 4021,
  ClientCode: 104_021,
  ClientName: 'Ирина Соколова',
  ClientEmail: 'irina@example.com',
  ClientPhone: PHONE,
  ClientType: 'Retail',
  CityName: 'Москва',
  CityId: 524_901,
  Bonus: 200,
  ClientConfig: ANONYMOUS.ClientConfig,
} satisfies ClientInfo;

const russia = { countryCode: 1, countryName: 'Россия' };

export const cities: City[] = [
  { id: 524_901, name: 'Москва', region: 'Москва', latitude: 55.75, longitude: 37.62, points: 9, ...russia },
  {
    id: 498_817,
    name: 'Санкт-Петербург',
    region: 'Санкт-Петербург',
    latitude: 59.94,
    longitude: 30.31,
    points: 6,
    ...russia,
  },
  { id: 551_487, name: 'Казань', region: 'Татарстан', latitude: 55.79, longitude: 49.12, points: 3, ...russia },
  {
    id: 520_555,
    name: 'Нижний Новгород',
    region: 'Нижегородская область',
    latitude: 56.33,
    longitude: 44,
    points: 2,
    ...russia,
  },
];

const kazan = { cityId: 551_487, city: 'Казань', latitude: 55.79, longitude: 49.12, isDemo: true };

export const points: CityPoint[] = [
  {
    id: 31,
    name: 'На Баумана',
    address: 'улица Баумана, 44/8, вход со стороны переулка Мусы Джалиля, второй этаж',
    hours: '9:00–21:00',
    ...kazan,
  },
  { id: 32, name: 'Проспект Победы', address: 'пр. Победы, 91', hours: '10:00–20:00', ...kazan },
];

export const sentMessages: DemoMessage[] = [
  {
    id: 2,
    channel: 'mail',
    to: 'irina@example.com',
    text: `Код для нового пароля: 730418. Или откройте http://localhost:3000/user/password/recovery/${TOKEN}`,
    sentAt: '2026-06-15T11:58:00Z',
  },
  {
    id: 1,
    channel: 'sms',
    to: PHONE,
    text: `Partshop: код ${CODE}. Никому его не говорите.`,
    sentAt: '2026-06-15T11:55:00Z',
  },
];
