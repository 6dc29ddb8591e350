import { ClaimReview, Done, FitVerdict, type ClaimDecision } from '@partshop/api-client/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defaultSiteConfig } from '../../platform/settings/default-site-config.ts';
import { createAccounts } from '../../testing/accounts.ts';
import { createClaimUploads } from '../../testing/claim-uploads.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { loadTestVehicles, VESTA_GAS, VESTA_PETROL } from '../../testing/vehicles.ts';
import { workOnUpload } from '../price-uploads/work/work-on-upload.ts';
import { createRefusalNotices } from './refusal-notices.ts';
import { NAMED_REFUSALS, REFUSALS_WAIT_MINUTES } from './refusal-notices.queries.ts';

/** Workers of this file run in its process. */
async function runHere({ uploadId }: { uploadId: number }): Promise<'done'> {
  await database.withoutLimits(async (pool) => workOnUpload(pool, uploadId));
  return 'done';
}

const api = await createTestApi({ runUploadWorker: runHere });
const { database, fixtures, time } = api;
const accounts = createAccounts(api);
const { seller } = createSellers(api, accounts);
const uploads = createClaimUploads(api);

type Own = Awaited<ReturnType<typeof seller>> & { sellerId: number };
let admin: Visitor;
let own: Own;
let tests = 0;
let part: (name: string) => string;
const ids = new Map<string, number>();

async function newSeller(): Promise<Own> {
  const made = await seller();
  const { rows } = await database.pool.query<{ id: number }>('select seller_id as id from price_lists where id = $1', [
    made.list,
  ]);
  return { ...made, sellerId: rows[0]?.id ?? 0 };
}

beforeAll(async () => {
  await loadTestVehicles(database);
  admin = (await accounts.signedIn({ can_switch_user: true })).guest;
});
beforeEach(async () => {
  own = await newSeller();
  const count = (tests += 1);
  part = (name) => `R${count}X${name}`;
  for (const name of ['1', '2', '3']) ids.set(name, await fixtures.article('MANN', part(name)));
});

const crossesOf = (rows: [string, string, string?][]) =>
  ['Бренд;Артикул;Бренд аналога;Артикул аналога;Направление']
    .concat(rows.map(([one, other, way = '']) => `MANN;${part(one)};MANN;${part(other)};${way}`))
    .join('\n');
const claim = async (rows: [string, string, string?][], { by = own, replaces = true } = {}) =>
  uploads.apply(by, await uploads.upload(by, crossesOf(rows), { type: 'crosses', replaces }));

/** The edges of the graph among the articles of this test: `1 → 2`. */
async function edges(): Promise<string[]> {
  const { rows } = await database.pool.query<{ edge: string }>(
    `select format('%s → %s', one.number, other.number) as edge
     from article_crosses c join articles one on one.id = article_id join articles other on other.id = other_id
     where c.source = 'seller' and one.number like $1 order by 1`,
    [part('%')],
  );
  return rows.map(({ edge }) => edge.replaceAll(/R\d+X/g, ''));
}

type Decision = ClaimDecision | null;
const decide = async (one: string, other: string, Decision: Decision, Was: Decision = null, more: object = {}) =>
  admin.post('/services/admin/claim-decide_json', {
    Type: 'crosses',
    SellerId: own.sellerId,
    ArticleId: ids.get(one),
    OtherId: ids.get(other),
    Decision,
    Was,
    ...more,
  });
const decideAll = async (Decision: Decision, Was: Decision = null, more: object = {}) =>
  admin.post('/services/admin/claims-decide_json', {
    Type: 'crosses',
    SellerId: own.sellerId,
    Decision,
    Was,
    ...more,
  });
const review = async (type = 'crosses', query = `?sellerId=${own.sellerId}`): Promise<ClaimReview> =>
  good(admin.get(`/services/admin/claims_json/${type}${query}`), ClaimReview);
const ownRow = async (type = 'crosses') =>
  (await review(type)).sellers.find(({ sellerId }) => sellerId === own.sellerId);
const both = ['1 → 2', '2 → 1'];

test('staff sees who claims how much, and the claims of one seller, the undecided first', async () => {
  await claim([
    ['1', '2'],
    ['1', '3'],
  ]);
  await good(decide('1', '2', 'accept'), Done);
  expect(await ownRow()).toMatchObject({ claims: 2, accepted: 1, refused: 0, decision: null });
  const { claims, total } = await review();
  expect(total).toBe(2);
  expect(claims).toMatchObject([
    { articleId: ids.get('1'), otherId: ids.get('3'), other: { number: part('3') }, car: null, decision: null },
    { otherId: ids.get('2'), article: { number: part('1') }, decision: 'accept', confidence: 100, isBoth: true },
  ]);
  expect((await review('crosses', '')).claims).toEqual([]);
  expect((await review('crosses', `?sellerId=${own.sellerId}&take=1&page=2`)).claims).toMatchObject([
    { decision: 'accept' },
  ]);
});

test('a refused claim does not count, until the decision is taken back', async () => {
  await claim([['1', '2']]);
  expect(await edges()).toEqual(both);
  await good(decide('1', '2', 'refuse'), Done);
  expect(await edges()).toEqual([]);
  expect(await ownRow()).toMatchObject({ claims: 1, refused: 1 });
  await good(decide('1', '2', null, 'refuse'), Done);
  expect(await edges()).toEqual(both);
  expect(await ownRow()).toMatchObject({ refused: 0 });
});

test('a refused claim stays refused when the seller uploads it again, also the other way round', async () => {
  await claim([['1', '2']]);
  await good(decide('1', '2', 'refuse'), Done);
  await claim([['1', '3']]);
  await claim([
    ['1', '2'],
    ['2', '1'],
  ]);
  expect(await edges()).toEqual([]);
  expect(await ownRow()).toMatchObject({ claims: 2, refused: 2 });
});

test('what another seller claims counts all the same', async () => {
  await claim([['1', '2']]);
  await good(decide('1', '2', 'refuse'), Done);
  await claim([['1', '2', 'в одну сторону']], { by: await newSeller() });
  expect(await edges()).toEqual(['1 → 2']);
});

test('all that a seller claims is refused, now and later; one that is accepted counts', async () => {
  await claim([
    ['1', '2'],
    ['1', '3'],
  ]);
  await good(decideAll('refuse'), Done);
  expect(await edges()).toEqual([]);
  expect(await ownRow()).toMatchObject({ decision: 'refuse', refused: 0 });
  await claim([
    ['1', '2'],
    ['2', '3'],
  ]);
  expect(await edges()).toEqual([]);
  await good(decide('1', '2', 'accept'), Done);
  expect(await edges()).toEqual(both);
  await good(decideAll('accept', 'refuse'), Done);
  expect(await edges()).toEqual([...both, '2 → 3', '3 → 2'].toSorted());
  await good(decideAll(null, 'accept'), Done);
  expect(await ownRow()).toMatchObject({ decision: null });
  expect(await edges()).toHaveLength(4);
});

test('two of the staff do not overwrite each other', async () => {
  const changed = { status: 409, body: { code: 'claim-changed' } };
  await claim([['1', '2']]);
  await good(decide('1', '2', 'refuse'), Done);
  expect(await decide('1', '2', 'accept')).toMatchObject(changed);
  expect(await edges()).toEqual([]);
  const answers = await Promise.all([decideAll('refuse'), decideAll('accept')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('what nobody claims, and another seller’s claim, is not found', async () => {
  await claim([['1', '2']]);
  const missing = { status: 404, body: { code: 'not-found' } };
  expect(await decide('1', '3', 'refuse')).toMatchObject(missing);
  expect(await decide('1', '2', 'refuse', null, { SellerId: (await newSeller()).sellerId })).toMatchObject(missing);
  expect(await decideAll('refuse', null, { SellerId: 999_999 })).toMatchObject(missing);
  expect(await edges()).toEqual(both);
});

test('only administrators decide', async () => {
  const { guest: editor } = await accounts.signedIn();
  for (const visitor of [own.guest, editor]) {
    expect(await visitor.get('/services/admin/claims_json/crosses')).toMatchObject({ status: 403 });
    expect(
      await visitor.post('/services/admin/claims-decide_json', {
        Type: 'crosses',
        SellerId: own.sellerId,
        Decision: 'accept',
        Was: null,
      }),
    ).toMatchObject({ status: 403 });
  }
});

const verdictOf = async (engineId: number) => {
  const asked = { articleIds: [ids.get('1')], engineIds: [engineId], answers: [] };
  const { verdicts } = await good(
    api.visitor().post('/services/search/fit_json', asked),
    z.object({ verdicts: z.array(FitVerdict) }),
  );
  return verdicts[0]?.verdict;
};

test('a refused car is unknown, and the others of the article are told', async () => {
  const file = `Бренд;Артикул;Марка;Модель;Двигатель\nMANN;${part('1')};LADA;Vesta;\n`;
  await uploads.apply(own, await uploads.upload(own, file, { type: 'fitments' }));
  expect(await verdictOf(VESTA_PETROL)).toBe('fits');
  expect(await verdictOf(VESTA_GAS)).toBe('fits');
  const { claims, total } = await review('fitments');
  expect(total).toBe(claims.length);
  expect(claims[0]).toMatchObject({ other: null, confidence: null, car: expect.stringContaining('Vesta') as string });
  const fitment = { Type: 'fitments', OtherId: VESTA_PETROL };
  await good(decide('1', '1', 'refuse', null, fitment), Done);
  expect(await verdictOf(VESTA_PETROL)).not.toBe('fits');
  expect(await verdictOf(VESTA_GAS)).toBe('fits');
  await good(decideAll('refuse', null, { Type: 'fitments' }), Done);
  expect(await verdictOf(VESTA_GAS)).not.toBe('fits');
  await good(decide('1', '1', 'accept', 'refuse', fitment), Done);
  expect(await verdictOf(VESTA_PETROL)).toBe('fits');
});

const kept: { to: string; subject: string; text: string }[] = [];
const tell = createRefusalNotices({
  database,
  clock: () => time.now,
  siteConfig: defaultSiteConfig,
  publicOrigin: 'https://parts.test',
  background: { run: () => undefined },
  outbox: {
    keep: async (_trx: unknown, messages: typeof kept) => void kept.push(...messages),
    sendDue: async () => undefined,
  },
} as unknown as Parameters<typeof createRefusalNotices>[0]);
const MINUTE = 60_000;
const later = (minutes: number) => void (time.now = new Date(time.now.getTime() + minutes * MINUTE));

describe('a seller is mailed', () => {
  beforeEach(async () => {
    await database.pool.query('delete from untold_refusals');
    await database.pool.query('update sellers set notice_email = $2 where id = $1', [
      own.sellerId,
      'own@parts.example',
    ]);
    kept.length = 0;
    await claim([
      ['1', '2'],
      ['1', '3'],
    ]);
  });

  test('once what was refused, when staff has paused', async () => {
    await good(decide('1', '3', 'refuse'), Done);
    later(REFUSALS_WAIT_MINUTES - 1);
    await good(decide('1', '2', 'refuse'), Done);
    later(2);
    await tell();
    expect(kept).toEqual([]);
    later(REFUSALS_WAIT_MINUTES);
    await Promise.all([tell(), tell()]);
    expect(kept).toMatchObject([{ to: 'own@parts.example', subject: expect.stringContaining('отклонил') as string }]);
    expect(kept[0]?.text.split('\n').filter((line) => line.includes(' — '))).toEqual([
      `MANN ${part('1')} — MANN ${part('2')}`,
      `MANN ${part('1')} — MANN ${part('3')}`,
    ]);
    expect(kept[0]?.text).toContain('https://parts.test/seller/upload/crosses');
    expect(kept[0]?.text).not.toContain('Ещё отклонено');
    await tell();
    expect(kept).toHaveLength(1);
  });

  test('nothing of what is taken back or accepted at once', async () => {
    await good(decide('1', '2', 'refuse'), Done);
    await good(decide('1', '2', null, 'refuse'), Done);
    await good(decide('1', '3', 'accept'), Done);
    await good(decideAll('refuse'), Done);
    await good(decideAll('accept', 'refuse'), Done);
    later(REFUSALS_WAIT_MINUTES);
    await tell();
    expect(kept).toEqual([]);
  });

  test('that all is refused, with no names', async () => {
    await good(decide('1', '2', 'refuse'), Done);
    await good(decideAll('refuse'), Done);
    later(REFUSALS_WAIT_MINUTES);
    await tell();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.text).toContain('отклонил все замены номеров');
    expect(kept[0]?.text).not.toContain(part('1'));
  });

  test(`the names of ${NAMED_REFUSALS} refused claims, and how many more there are`, async () => {
    const others = Array.from({ length: NAMED_REFUSALS + 1 }, (_, at) => `9${at}`);
    for (const name of others) ids.set(name, await fixtures.article('MANN', part(name)));
    await claim(others.map((name) => ['1', name]));
    for (const name of others) await good(decide('1', name, 'refuse'), Done);
    later(REFUSALS_WAIT_MINUTES);
    await tell();
    expect(kept[0]?.text.split('\n').filter((line) => line.includes(' — '))).toHaveLength(NAMED_REFUSALS);
    expect(kept[0]?.text).toContain('Ещё отклонено: 1');
  });

  test('which cars were refused', async () => {
    const file = `Бренд;Артикул;Марка;Модель;Двигатель\nMANN;${part('1')};LADA;Vesta;\n`;
    await uploads.apply(own, await uploads.upload(own, file, { type: 'fitments' }));
    await good(decide('1', '1', 'refuse', null, { Type: 'fitments', OtherId: VESTA_PETROL }), Done);
    later(REFUSALS_WAIT_MINUTES);
    await tell();
    expect(kept[0]?.text).toMatch(new RegExp(`MANN ${part('1')} — LADA Vesta`, 'i'));
    expect(kept[0]?.text).toContain('https://parts.test/seller/upload/fitments');
  });
});
