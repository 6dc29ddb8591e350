import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import type { CarGroup } from '@partshop/api-client';
import { rightAddress, statusesOf, wrongAddresses, type CarPages } from './car-addresses.ts';
import { expect, test } from '../shop-test.ts';
import { isThorough } from './thorough.ts';

/** How many wrong addresses of each depth are asked for. */
const WRONG = isThorough ? 100 : 20;

test.describe.configure({ timeout: 180_000 });

test('wrong addresses of each depth answer 404, right ones 200, and all of them 503 while the backend is down (D7)', async ({
  request,
  baseURL,
}) => {
  const own = baseURL ?? '';
  const car = await golfOf(request);
  const [brand = '', seria, model, engine = ''] = car;
  const short = [brand, `${seria}-${model}`, engine];
  const roots: CarPages[] = [
    { root: '/zapchasti', right: car },
    { root: '/avtozapchasti', right: ['filters', 'oil-filters', ...car] },
    { root: '/parts', right: short },
    { root: '/wipers', right: short },
    { root: '/city', right: [await firstCity(request), ...short.slice(0, 2)] },
  ];
  const depths = roots.flatMap((pages) => pages.right.map((_part, index) => ({ pages, depth: index + 1 })));
  const right = inBoth(depths.map(({ pages, depth }) => rightAddress(pages, depth)));
  const wrong = inBoth(depths.flatMap(({ pages, depth }) => wrongAddresses(pages, depth, WRONG)));

  await expectStatus(own, [...right, ...right.map(inCapitals)], 200);
  await expectStatus(own, wrong, 404);

  await withoutBackend(async (origin) => {
    await expectStatus(origin, [...right, ...wrong.filter((_path, index) => index % WRONG === 0)], 503);
  });
});

const inBoth = (paths: readonly string[]): string[] => paths.flatMap((path) => [path, `/ar${path}`]);

/** The same address in capitals below its root. */
const inCapitals = (path: string): string =>
  path.replace(/^((?:\/ar)?\/[a-z]+)(.*)$/, (_all, root: string, rest: string) => root + rest.toUpperCase());

async function expectStatus(origin: string, paths: readonly string[], status: number) {
  const statuses = await statusesOf(paths.map((path) => origin + path));
  expect(paths.filter((_path, index) => statuses[index] !== status)).toEqual([]);
}

/** The segments of a seventh Golf with its first engine. */
async function golfOf(request: APIRequestContext): Promise<string[]> {
  let parentId = '';
  let link = '';
  for (const [dataType, pattern] of [
    ['brand', /\/volkswagen$/],
    ['model', /\/golf\/mk7/],
    ['engine', /./],
  ] as const) {
    const answer = await request.get(`/services/search/car-search-data?dataType=${dataType}${parentId}`);
    const groups = (await answer.json()) as CarGroup[];
    const option = groups.flatMap(({ children }) => children).find(({ linkUrl }) => pattern.test(linkUrl));
    parentId = `&parentId=${option?.value}`;
    link = option?.linkUrl ?? '';
  }
  return link.split('/').slice(2).map(decodeURIComponent);
}

/** The segment of a city with a page of its own. */
async function firstCity(request: APIRequestContext): Promise<string> {
  const cities = (await (await request.get('/services/cities_json')).json()) as { linkUrl: string }[];
  return cities[0]?.linkUrl.split('/').at(-1) ?? '';
}

/** A second shop whose backend nobody reaches. */
async function withoutBackend(run: (origin: string) => Promise<void>): Promise<void> {
  const [port, closed] = [await freePort(), await freePort()];
  const { DATABASE_URL: _database, ...env } = process.env;
  const shop = spawn(process.execPath, ['apps/storefront/src/server/main.ts'], {
    stdio: 'ignore',
    env: { ...env, HOST: '127.0.0.1', PORT: String(port), API_URL: `http://127.0.0.1:${closed}`, LOG_LEVEL: 'silent' },
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(async () =>
        fetch(`${origin}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    await run(origin);
  } finally {
    shop.kill();
  }
}

const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
