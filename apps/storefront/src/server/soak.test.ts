import { queryObjects } from 'node:v8';
import { expect, it } from 'vitest';
import { createCachedTextSource, localizePath, TRANSLATED_LANGUAGES } from '@partshop/core';
import { median } from '../../bench/finding.ts';
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

/** How many objects more are alive after some rounds. Counting collects what is dead, and what V8 keeps for a while. */
async function growthOf(rounds: number): Promise<number> {
  const before = queryObjects(Object, { format: 'count' });
  await visitTimes(rounds);
  return queryObjects(Object, { format: 'count' }) - before;
}

// React’s development form takes its time.
it('keeps the same styles and no further objects, however many visits there are', { timeout: 60_000 }, async () => {
  // The first visits of a screen bring its rules in.
  await visitTimes(2);
  const first = await visitAll();
  expect(Math.min(...first)).toBeGreaterThan(0);
  for (let round = 0; round < 10; round++) await growthOf(1);
  expect(await visitAll()).toEqual(first);

  await growthOf(2);
  const growths = [await growthOf(3), await growthOf(3), await growthOf(3)];
  // A leak of one object a visit shows in every span; what the runner begins or ends meanwhile, in one.
  expect(median(growths)).toBeLessThan((3 * VISITED.length) / 2);
});

it('the bench visits every language that is offered', () => {
  expect(LANGUAGE_PREFIXES).toEqual(TRANSLATED_LANGUAGES.map((lang) => localizePath('/a', lang).slice(0, -2)));
});
