import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { createTestApp, memoryStorage } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { chatOpened } from './chat-events.ts';
import { CONSENT_KEY, toChoice } from './consent-choice.ts';
import { choiceMade, selectAllowsAnalytics, selectBanner, selectChoice } from './consent.slice.ts';
import { consentWatchers } from './consent-watchers.saga.ts';
import { failing, recording } from './mocks/handlers.ts';
import { pageShown, searchShown } from './visits.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

const everything = toChoice({ analytics: true, chat: true }, new Date('2026-06-15T12:00:00Z'));
const home = pageShown({ path: '/', title: 'Запчасти' });
const basket = pageShown({ path: '/basket', title: 'Корзина' });

/** A fake window and storage, as far as consent uses them. */
let stored: Map<string, string>;
let tab: EventTarget;

beforeEach(() => {
  stored = new Map();
  tab = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage(stored));
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
});
afterEach(() => vi.unstubAllGlobals());

const otherTabChooses = (newValue: string | null) =>
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: CONSENT_KEY, newValue }));

/** A page with running watchers; `settled` resolves once they have read the stored choice. */
function openPage() {
  const { sent, handlers } = recording();
  server.use(...handlers);
  const { store } = createTestApp();
  store.watch(consentWatchers);
  const state = () => store.getState();
  const asked = () => vi.waitFor(() => expect(selectBanner(state())).toBe('first'), 5000);
  const allowed = () => vi.waitFor(() => expect(selectAllowsAnalytics(state())).toBe(true), 5000);
  const sends = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count), 5000);
  return { store, state, sent, asked, allowed, sends };
}

it('shows the banner to a visitor without a choice only', async () => {
  const { asked } = openPage();
  await asked();
  stored.set(CONSENT_KEY, JSON.stringify(everything));
  const { state, allowed } = openPage();
  await allowed();
  expect(selectBanner(state())).toBe('hidden');
});

it('saves an answer in this browser and asks no more', async () => {
  const { store, state, asked } = openPage();
  await asked();
  store.dispatch(choiceMade({ analytics: false, chat: false }));
  expect(selectBanner(state())).toBe('hidden');
  expect(JSON.parse(stored.get(CONSENT_KEY) ?? '')).toMatchObject({ analytics: false, chat: false, version: 1 });
});

it('saves an answer that comes before its file has loaded', () => {
  const { store } = openPage();
  store.dispatch(choiceMade({ analytics: false, chat: true }));
  expect(JSON.parse(stored.get(CONSENT_KEY) ?? '')).toMatchObject({ chat: true });
});

it('sends no visit before it is allowed, and no earlier one afterwards', async () => {
  const { store, asked, sent, sends } = openPage();
  store.dispatch(home);
  await asked();
  store.dispatch(home);
  store.dispatch(choiceMade({ analytics: true, chat: false }));
  store.dispatch(basket);
  await sends(1);
  expect(sent).toEqual([{ call: 'page', body: { RequestUrl: '/basket', PageTitle: 'Корзина' } }]);
});

it('sends only the path, the title, the browser and the time', async () => {
  stored.set(CONSENT_KEY, JSON.stringify(everything));
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0' });
  const { store, allowed, sent, sends } = openPage();
  await allowed();
  store.dispatch(searchShown({ path: '/price/mann/W71275', ms: 412.6 }));
  await sends(1);
  expect(sent).toEqual([
    { call: 'search', body: { PageUrl: '/price/mann/W71275', UserAgentName: 'Firefox 151', ElapsedTime: 413 } },
  ]);
});

it('sends nothing after consent is withdrawn, in this tab or another', async () => {
  stored.set(CONSENT_KEY, JSON.stringify(everything));
  const { store, state, allowed, sent, sends } = openPage();
  await allowed();
  store.dispatch(home);
  await sends(1);
  otherTabChooses(JSON.stringify({ ...everything, analytics: false }));
  expect(selectAllowsAnalytics(state())).toBe(false);
  store.dispatch(basket);
  store.dispatch(choiceMade({ analytics: true, chat: true }));
  store.dispatch(home);
  await sends(2);
  expect(sent.map(({ body }) => body)).toEqual([
    { RequestUrl: '/', PageTitle: 'Запчасти' },
    { RequestUrl: '/', PageTitle: 'Запчасти' },
  ]);
});

it('drops a visit that waits for an idle moment when consent is withdrawn', async () => {
  stored.set(CONSENT_KEY, JSON.stringify(everything));
  const { store, allowed, sent, sends } = openPage();
  await allowed();
  store.dispatch(home);
  store.dispatch(choiceMade({ analytics: false, chat: true }));
  store.dispatch(choiceMade({ analytics: true, chat: true }));
  store.dispatch(basket);
  await sends(1);
  expect(sent[0]?.body).toMatchObject({ RequestUrl: '/basket' });
});

it('ignores a failure of the log and sends the next visit', async () => {
  stored.set(CONSENT_KEY, JSON.stringify(everything));
  const { store, allowed, sends } = openPage();
  await allowed();
  server.use(...failing());
  const refused = new Promise((resolve) => server.events.on('response:mocked', resolve));
  store.dispatch(home);
  await refused;
  const { sent, handlers } = recording();
  server.use(...handlers);
  store.dispatch(basket);
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: { RequestUrl: '/basket' } }]), 5000);
  await sends(0);
});

it('has no choice after another tab clears the storage', async () => {
  stored.set(CONSENT_KEY, JSON.stringify(everything));
  const { state, allowed } = openPage();
  await allowed();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
  expect(selectChoice(state())).toBeNull();
});

it('reports the use of the chat once per document', async () => {
  const { store, sent, sends, asked } = openPage();
  store.dispatch(chatOpened({ chatId: 'one' }));
  store.dispatch(chatOpened({ chatId: 'one' }));
  await sends(1);
  await asked();
  expect(sent).toEqual([{ call: 'chat', body: 'one' }]);
});

it('forgets the chat’s id when consent to it is withdrawn', async () => {
  stored.set(CONSENT_KEY, JSON.stringify(everything));
  stored.set('partshop-chat', 'one');
  const { store, allowed } = openPage();
  await allowed();
  expect(stored.has('partshop-chat')).toBe(true);
  store.dispatch(choiceMade({ analytics: true, chat: false }));
  expect(stored.has('partshop-chat')).toBe(false);
});
