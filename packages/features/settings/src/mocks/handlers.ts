import type { HttpHandler } from 'msw';
import type { ClientInfo, MessageChoice, MessageChoices } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';

const MESSAGES = '/services/cabinet/message-settings';
const CONFIG = '/services/buyer/SaveClientConfig';

export const olga = {
  ClientId: 516,
  ClientCode: 100_516,
  ClientName: 'Ольга Никитина',
  ClientPhone: '+79161234567',
  ClientType: 'Retail',
  CityName: 'Казань',
  CityId: 551_487,
  ClientConfig: { IsTableMod: true, SearchGoodOrderType: 3, CurrencyCode: 'RUB', Language: 'ru', KeepsSearches: true },
} satisfies ClientInfo;

const CHOICES: MessageChoice[] = [
  { kind: 'orders', channel: 'sms', isWanted: false },
  { kind: 'orders', channel: 'mail', isWanted: true },
  { kind: 'alerts', channel: 'sms', isWanted: true },
  { kind: 'alerts', channel: 'mail', isWanted: true },
];

/** A server that keeps the settings; `saved` has the queries and bodies of what was saved. */
export function settingsServer(): { handlers: HttpHandler[]; saved: unknown[] } {
  let kept: MessageChoices = { choices: CHOICES };
  const saved: unknown[] = [];
  const handlers = [
    mockCall('get', MESSAGES, () => kept),
    mockCall('put', MESSAGES, async (request) => {
      kept = (await request.json()) as MessageChoices;
      saved.push(kept);
      return kept;
    }),
    mockCall('post', CONFIG, (request) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      delete query['lang'];
      saved.push(query);
      return { ...olga, ClientConfig: { ...olga.ClientConfig, KeepsSearches: query['KeepsSearches'] !== 'false' } };
    }),
  ];
  return { handlers, saved };
}

export const slow = (): HttpHandler[] => [mockEndless('get', MESSAGES)];
export const failing = (): HttpHandler[] => [mockCall('get', MESSAGES, refuse(500, { code: 'internal' }))];
export const notSaved = (): HttpHandler[] => [
  mockCall('put', MESSAGES, refuse(500, { code: 'internal' })),
  ...settingsServer().handlers,
];
export const signedOut = (): HttpHandler[] => [
  mockCall('post', CONFIG, refuse(401, { code: 'not-signed-in' })),
  ...settingsServer().handlers,
];
