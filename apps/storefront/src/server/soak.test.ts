import { queryObjects } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { createCachedTextSource, localizePath, TRANSLATED_LANGUAGES } from '@partshop/core';
import { ADDRESSES, LANGUAGE_PREFIXES } from '../../bench/soak/addresses.ts';
import { createSearchingBackend } from '../../bench/soak/backend.ts';
import { styleLengthOf } from '../../bench/soak/style-lengths.ts';
import { createAdmission } from './admission.ts';
import { createShop } from './create-shop.ts';
import { createPageRenderer } from './render-page.tsx';

const transport = createSearchingBackend();
const { guard, guardBeginning } = createAdmission();
const shop = createShop({
  transport: guardBeginning(transport),
  renderPage: guard(
    createPageRenderer({
      transport,
      texts: createCachedTextSource(Infinity),
      assets: {
        head: '',
        css: '',
        cssHash: '',
        scripts: '',
        scriptSource: "'self'",
        connectSource: "'self'",
        version: 'test',
      },
      publicOrigin: 'https://shop.test',
    }),
  ),
  staticFile: () => null,
  onError: (error) => {
    throw error;
  },
});

/** Every page in one of the languages. */
const VISITED = ADDRESSES.filter((_, index) => index % 3 === Math.floor(index / 3) % 3);

/** Every page once; the length of each one's styles. */
async function visitAll(): Promise<number[]> {
  const lengths: number[] = [];
  for (const address of VISITED) {
    const response = await shop(new Request(`https://shop.test${address}`));
    expect(response.status).toBe(address.endsWith('no-such-page') ? 404 : 200);
    lengths.push(styleLengthOf(await response.text()));
  }
  return lengths;
}

async function visitTimes(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) await visitAll();
}

/** All objects that are alive. */
const countObjects = (): number => queryObjects(Object, { format: 'count' });

// React’s development form takes its time.
describe('after hundreds of visits', { timeout: 60_000 }, () => {
  it('the styles of a screen are as they were', async () => {
    // The first visits of a screen bring its rules in.
    await visitTimes(2);
    const first = await visitAll();
    expect(Math.min(...first)).toBeGreaterThan(0);
    await visitTimes(5);
    expect(await visitAll()).toEqual(first);
  });

  it('no visit has left an object behind', async () => {
    await visitTimes(8);
    const before = countObjects();
    await visitTimes(8);
    // Less than one object in two visits: what the runner itself keeps meanwhile.
    expect(countObjects() - before).toBeLessThan((8 * VISITED.length) / 2);
  });
});

it('the bench visits every language that is offered', () => {
  expect(LANGUAGE_PREFIXES).toEqual(TRANSLATED_LANGUAGES.map((lang) => localizePath('/a', lang).slice(0, -2)));
});
