import type { HttpHandler } from 'msw';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { siteConfig } from '@partshop/api-client/mocks/site-config';
import { contacts, everyDay } from './fixtures.ts';

const PAGES = '/services/cabinet/ClientRequestSaveJson';
const SEARCHES = '/services/cabinet/SearchTimingSave';

/** Responds to every call that needs consent. */
export const answering = (): HttpHandler[] => recording().handlers;

/** The same, and records what was sent. */
export function recording(): { handlers: HttpHandler[]; sent: { call: string; body: unknown }[] } {
  const sent: { call: string; body: unknown }[] = [];
  const keep = (call: string) => async (request: Request) => {
    sent.push({ call, body: await request.json() });
    return { ok: true as const };
  };
  return {
    sent,
    handlers: [
      mockCall('post', PAGES, keep('page')),
      mockCall('post', SEARCHES, keep('search')),
      mockCall('get', '/services/buyer/set-used-chat', (request) => {
        sent.push({ call: 'chat', body: new URL(request.url).searchParams.get('chatId') });
        return { ok: true as const };
      }),
      mockCall('post', '/services/CompanyContacts/getcompanycontacts', contacts),
      mockCall('get', '/services/storeworktimes', everyDay),
    ],
  };
}

/** Every call fails; the page does not notice. */
export const failing = (): HttpHandler[] => {
  const refusal = refuse(500, { code: 'internal' });
  return [
    mockCall('post', PAGES, refusal),
    mockCall('post', SEARCHES, refusal),
    mockCall('get', '/services/buyer/set-used-chat', refusal),
    mockCall('post', '/services/CompanyContacts/getcompanycontacts', refusal),
  ];
};

/** The configuration names this address for the chat's script. */
export const withChatScript = (url: string): HttpHandler[] => [
  ...answering(),
  mockCall('get', '/Localization/getconfig', { ...siteConfig, chatUrl: url }),
];
