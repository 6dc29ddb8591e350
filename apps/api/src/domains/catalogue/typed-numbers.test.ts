import { GoodList, SearchAnswer } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureDemoCatalogue } from '../../demo/ensure-demo-catalogue.ts';
import { searchTextOf } from '../../platform/values/search-text.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { TYPED_NUMBERS } from './typed-numbers.data.ts';

const SIZE = { articles: 4000, offers: 6000 };

const { database, visitor } = await createTestApi();
const guest = visitor();
const open = (Number: string) => good(guest.post('/services/search/searchgoodlist_json', { Number }), GoodList);
const tips = (text: string) => good(guest.get(`/api/search/${encodeURIComponent(text)}`), SearchAnswer);

/** Addresses hold a text without these characters (§5). */
const asInAddress = (typed: string) => typed.replaceAll(/[/\\.]/g, '');

type Found = { catalogName: string; catalogFullNumber: string };
const named = ({ catalogName, catalogFullNumber }: Found) => `${catalogName} ${catalogFullNumber}`;

beforeAll(async () => {
  await ensureDemoCatalogue(database.patient, { ...SIZE, log: () => undefined });
  for (const { maker: makerName, number, name } of TYPED_NUMBERS) {
    await database.pool.query(
      `insert into articles (maker_id, number, names, search_text)
       select id, $2, $3, $4 from makers where name = $1
       on conflict (maker_id, number_key) do nothing`,
      [makerName, number, { ru: name }, searchTextOf({ makerName, number, names: { ru: name } })],
    );
  }
});

const TYPED = TYPED_NUMBERS.flatMap(({ maker, number, typed }) =>
  typed.map((text): [string, string] => [text, `${maker} ${number}`]),
);
const TYPOS = TYPED_NUMBERS.flatMap(({ maker, number, typos }) =>
  typos.map((text): [string, string] => [text, `${maker} ${number}`]),
);

test('the table has 200 different ways to type 40 numbers', () => {
  expect(TYPED_NUMBERS).toHaveLength(40);
  expect(new Set([...TYPED, ...TYPOS].map(([text]) => text)).size).toBeGreaterThanOrEqual(200);
});

describe('an article is found first by its number as people type it', () => {
  test.each(TYPED)('%s', async (typed, article) => {
    expect((await open(typed)).items.map(named)[0]).toBe(article);
    expect((await open(asInAddress(typed))).items.map(named)[0]).toBe(article);
  });
});

describe('a number with a typo is offered and never silently opened', () => {
  test.each(TYPOS)('%s', async (typed, article) => {
    expect((await open(typed)).items.map(named)).not.toContain(article);
    const { suggestions, didYouMean } = await tips(typed);
    // A number without its end is the beginning of one, which is suggested.
    expect([...suggestions, ...didYouMean].map(named)).toContain(article);
  });
});
