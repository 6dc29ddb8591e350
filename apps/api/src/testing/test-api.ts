import { Basket } from '@partshop/api-client/contract';
import pino from 'pino';
import { afterAll } from 'vitest';
import type { z } from 'zod';
import { createCarrier } from '../domains/delivery/index.ts';
import { createDemoMessages } from '../domains/messages/demo-messages.queries.ts';
import { createDemoProvider } from '../domains/payments/demo-provider.queries.ts';
import { createBackground } from '../platform/work/background.ts';
import { createApi, type ApiDependencies } from '../create-api.ts';
import { checkAnswer } from './contract-check.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { Fixtures } from './fixtures.ts';

const ORIGIN = 'http://shop.test';

export type Answer = { status: number; body: unknown; headers: Headers };

/** The typed body of a response that must be successful. */
export async function good<Body>(answer: Promise<Answer>, schema: z.ZodType<Body>): Promise<Body> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return schema.parse(body);
}

export type TestApi = {
  database: TestDatabase;
  fixtures: Fixtures;
  /** The api's clock. */
  time: { now: Date };
  /** The api's log, one JSON text per line. */
  logged: string[];
  fetch: (request: Request) => Promise<Response>;
  /** Resolves when background work is done. */
  settled: () => Promise<void>;
  visitor: () => Visitor;
};

/** The api on a new database, for one test file. Every response is checked against the contract. */
export async function createTestApi(options: Partial<ApiDependencies> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  afterAll(database.close);
  const time = { now: new Date('2026-11-21T12:00:00Z') };
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
  const background = createBackground(log);
  afterAll(background.settled);
  const api = createApi({
    database,
    clock: () => time.now,
    log,
    sessionSecret: 'a secret of the tests',
    secureCookies: false,
    isDemo: true,
    messengers: { ...createDemoMessages(database.db, () => time.now), hasStandIn: true },
    carrier: createCarrier({ cdek: undefined, standIn: 'on' }, () => time.now),
    paymentProviders: [createDemoProvider(database.db, 'on')],
    background,
    serverVersion: 'test',
    ...options,
  });
  const fetch = async (request: Request) => {
    const response = await api.fetch(request);
    await checkAnswer(request, response);
    return response;
  };
  return {
    database,
    fixtures: new Fixtures(database.db),
    time,
    logged,
    fetch,
    settled: background.settled,
    visitor: () => new Visitor(fetch),
  };
}

/** A browser as calls see it: keeps its cookies. */
export class Visitor {
  readonly #fetch: TestApi['fetch'];
  readonly cookies = new Map<string, string>();

  constructor(fetch: TestApi['fetch']) {
    this.#fetch = fetch;
  }

  /** Adds an offer to the basket. */
  add(goods: { articleId: number; priceListId: number }, qty = 1): Promise<Answer> {
    const { articleId, priceListId } = goods;
    return this.post('/services/basket/add_json', { articleId, priceListId, qty });
  }

  basket(query = ''): Promise<Basket> {
    return good(this.get(`/services/basket/items_json${query}`), Basket);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send(new Request(ORIGIN + path, { headers: this.#headers(headers) }));
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('PUT', path, body, headers);
  }

  /** Sends a request with a body by any method. */
  send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const all = this.#headers({ 'content-type': 'application/json', ...headers });
    return this.#send(new Request(ORIGIN + path, { method, body: text, headers: all }));
  }

  /** Gets a file. */
  download(path: string): Promise<Response> {
    return this.#fetch(new Request(ORIGIN + path, { headers: this.#headers({}) }));
  }

  #headers(headers: Record<string, string>): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...(cookie && { cookie }), ...headers };
  }

  async #send(request: Request): Promise<Answer> {
    const response = await this.#fetch(request);
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return { status: response.status, body: await response.json(), headers: response.headers };
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0/i.test(line)) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
