import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '@partshop/api-client';
import { loadCode } from '../code/load-code.ts';
import { optional } from '../loadable/optional.ts';
import { defineMessages } from '../localization/messages.ts';
import { selectValues } from '../localization/localization.slice.ts';
import { loadTexts } from '../localization/texts.ts';
import { loadWith } from '../routing/load-with.ts';
import { callApi, repeatLostCalls, type Saga } from '../store/effects.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { requestPage } from '../testing/request-page.tsx';
import { setUpMocks } from '../testing/set-up-mocks.ts';
import { createConnection } from './connection.ts';
import { setConnection } from './patience.ts';

const CONFIG = '*/Localization/getconfig';
const server = setUpMocks();
afterEach(() => setConnection(null));

/** Breaks the network under calls and under the connection's own questions; `mend` brings it back. */
function breakNetwork(path: string, answer: object): { mend: () => void; calls: () => number } {
  let isBroken = true;
  let calls = 0;
  const events = new EventTarget();
  setConnection(
    createConnection({
      ask: async () => (isBroken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve()),
      events,
    }),
  );
  server.use(http.all(path, () => (calls++, isBroken ? HttpResponse.error() : HttpResponse.json(answer))));
  return {
    calls: () => calls,
    mend: () => {
      isBroken = false;
      events.dispatchEvent(new Event('online'));
    },
  };
}

function* read(): Saga<unknown> {
  return yield* callApi((api, signal) => unwrap(api.GET('/Localization/getconfig', { signal })));
}

/** Runs a load as the loader of a page does. */
async function open(load: () => Saga) {
  return requestPage([{ path: '/', loader: loadWith(load), Component: () => null }], '/');
}

describe('a page that loads while the connection is lost', () => {
  it('waits, and gets its data as soon as the shop can be reached', async () => {
    const { mend, calls } = breakNetwork(CONFIG, { defaultLang: 'ru' });
    const got: unknown[] = [];
    const opened = open(function* load(): Saga {
      got.push(yield* read());
    });
    await vi.waitFor(() => expect(calls()).toBe(1));
    mend();
    expect((await opened).status).toBe(200);
    expect(got).toEqual([{ defaultLang: 'ru' }]);
  });

  it('gets its optional data too', async () => {
    const { mend, calls } = breakNetwork(CONFIG, { defaultLang: 'ru' });
    const got: unknown[] = [];
    const opened = open(function* load(): Saga {
      got.push(yield* optional(read()));
    });
    await vi.waitFor(() => expect(calls()).toBe(1));
    mend();
    await opened;
    expect(got).toEqual([{ defaultLang: 'ru' }]);
  });

  it('gets its texts too', async () => {
    const { mend, calls } = breakNetwork('*/Localization/GetValues', { greeting: { Привет: 'Hello' } });
    const messages = defineMessages('greeting', { hello: { text: 'Привет', note: 'A greeting' } });
    const { store } = createTestApp({ locale: 'en' });
    const loaded = store.run(function* load(): Saga {
      yield* repeatLostCalls(true);
      yield* loadTexts(messages);
    });
    await vi.waitFor(() => expect(calls()).toBe(1));
    mend();
    await loaded;
    expect(selectValues(store.getState())).toMatchObject({ greeting: { Привет: 'Hello' } });
  });

  it('gets its code too', async () => {
    const { mend } = breakNetwork(CONFIG, {});
    const code = vi
      .fn<() => Promise<string>>(async () => Promise.resolve('screen'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const loaded = loadCode(code);
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(2));
    mend();
    await expect(loaded).resolves.toBe('screen');
  });
});

it('does not ask for code while the browser has no network', async () => {
  let isOffline = true;
  const events = new EventTarget();
  const ask = vi.fn<() => Promise<void>>(async () => (isOffline ? Promise.reject(new TypeError()) : Promise.resolve()));
  setConnection(createConnection({ ask, events, isOffline: () => isOffline }));
  const code = vi.fn<() => Promise<string>>(async () => Promise.resolve('screen'));
  const loaded = loadCode(code);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(code).not.toHaveBeenCalled();
  isOffline = false;
  // The pause begins after the first answer.
  await vi.waitFor(() => {
    events.dispatchEvent(new Event('online'));
    expect(code).toHaveBeenCalledTimes(1);
  });
  await expect(loaded).resolves.toBe('screen');
});

describe('a call without a response while the shop can be reached', () => {
  it('is sent once more by a page that loads', async () => {
    const { mend } = breakNetwork('*/nowhere', {});
    mend();
    let calls = 0;
    server.use(http.get(CONFIG, () => (++calls === 1 ? HttpResponse.error() : HttpResponse.json({}))));
    expect(
      (
        await open(function* load(): Saga {
          yield* read();
        })
      ).status,
    ).toBe(200);
    expect(calls).toBe(2);
  });

  it('fails for good the second time', async () => {
    const { mend } = breakNetwork('*/nowhere', {});
    mend();
    let calls = 0;
    server.use(http.get(CONFIG, () => (calls++, HttpResponse.error())));
    expect(
      (
        await open(function* load(): Saga {
          yield* read();
        })
      ).status,
    ).toBe(503);
    expect(calls).toBe(2);
  });
});

it('does not send a call outside of a load again', async () => {
  const { calls } = breakNetwork(CONFIG, {});
  const { store } = createTestApp();
  await expect(store.run(read)).rejects.toThrow('Network Error');
  expect(calls()).toBe(1);
});

it('does not send a refused call again', async () => {
  const { mend } = breakNetwork('*/nowhere', {});
  mend();
  let calls = 0;
  server.use(http.get(CONFIG, () => (calls++, HttpResponse.json({ code: 'internal' }, { status: 500 }))));
  expect(
    (
      await open(function* load(): Saga {
        yield* read();
      })
    ).status,
  ).toBe(500);
  expect(calls).toBe(1);
});
