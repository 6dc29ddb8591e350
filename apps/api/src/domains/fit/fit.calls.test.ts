import { Applicability, calls, FitVerdict } from '@partshop/api-client/contract';
import { SeededRandom } from '@partshop/demo-data';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestApi, good, type TestApi, type Visitor } from '../../testing/test-api.ts';
import { KIA, loadTestVehicles, RIO_DIESEL, VESTA_GAS, VESTA_PETROL } from '../../testing/vehicles.ts';

const FitAnswer = z.object({ verdicts: z.array(FitVerdict) });
const CarRelations = calls.relationsToCars.responses[200].content['application/json'].schema;

let api: TestApi;
let guest: Visitor;

beforeAll(async () => {
  api = await createTestApi();
  await loadTestVehicles(api.database);
  await api.database.pool.query(`
    insert into fit_sources (id, names, checked_on) values
      (1, '{"ru": "Каталог изготовителя", "en": "Maker’s catalogue"}', '2026-09-01');
    insert into fit_options (code, names) values
      ('air-conditioning', '{"ru": "кондиционером", "en": "air conditioning"}')`);
});
beforeEach(() => {
  guest = api.visitor();
});

type Row = {
  articleId: number | null;
  engineId: number;
  madeFrom: string | null;
  madeTo: string | null;
  option: string | null;
  bodyType: string | null;
};

const row = (engineId: number, more: Partial<Row> = {}): Row => ({
  articleId: null,
  engineId,
  madeFrom: null,
  madeTo: null,
  option: null,
  bodyType: null,
  ...more,
});

async function addFitments(familyId: number, rows: readonly Row[]): Promise<void> {
  for (const { articleId, engineId, madeFrom, madeTo, option, bodyType } of rows) {
    await api.database.pool.query(
      `insert into fitments (family_id, article_id, engine_id, source_id, made_from, made_to, option_code, body_type)
       values ($1, $2, $3, 1, $4, $5, $6, $7) on conflict do nothing`,
      [familyId, articleId, engineId, madeFrom && `${madeFrom}-01`, madeTo && `${madeTo}-01`, option, bodyType],
    );
  }
}

let articles = 0;
async function addArticle(familyId: number | null): Promise<number> {
  articles += 1;
  return api.fixtures.article('Mann-Filter', `F ${articles}`, { family_id: familyId });
}

async function addFamily(rows: readonly Row[]): Promise<{ familyId: number; articleId: number }> {
  const familyId = await api.fixtures.family();
  const articleId = await addArticle(familyId);
  await addFitments(familyId, rows);
  return { familyId, articleId };
}

async function verdictsOf(articleIds: number[], engineIds: number[], answers: { key: string; isTrue: boolean }[] = []) {
  const answer = guest.post('/services/search/fit_json?lang=en', { articleIds, engineIds, answers });
  return (await good(answer, FitAnswer)).verdicts;
}

describe('fit_json', () => {
  test('says what fits, what does not, and what nobody knows, with the source', async () => {
    const { articleId } = await addFamily([row(VESTA_PETROL)]);
    const bare = await addArticle(null);
    const ofEmptyFamily = await addArticle(await api.fixtures.family());
    const source = { name: 'Maker’s catalogue', date: '2026-09-01' };
    const nothing = { conditions: [], position: null };
    expect(await verdictsOf([articleId, bare, ofEmptyFamily, 999_999], [VESTA_PETROL, VESTA_GAS])).toEqual([
      { articleId, engineId: VESTA_PETROL, verdict: 'fits', source, ...nothing },
      { articleId, engineId: VESTA_GAS, verdict: 'does-not-fit', source, ...nothing },
      ...[bare, ofEmptyFamily, 999_999].flatMap((id) =>
        [VESTA_PETROL, VESTA_GAS].map((engineId) => ({
          articleId: id,
          engineId,
          verdict: 'unknown',
          source: null,
          ...nothing,
        })),
      ),
    ]);
  });

  test('asks for what it depends on, and decides by the answer', async () => {
    const { articleId } = await addFamily([row(VESTA_PETROL, { madeFrom: '2012-06', option: 'air-conditioning' })]);
    const from = { key: 'made-from:2012-06', kind: 'made-from', value: '2012-06', text: '2012-06' };
    const option = {
      key: 'option:air-conditioning',
      kind: 'option',
      value: 'air-conditioning',
      text: 'air conditioning',
    };
    const ask = (answers: Record<string, boolean>) =>
      verdictsOf(
        [articleId],
        [VESTA_PETROL],
        Object.entries(answers).map(([key, isTrue]) => ({ key, isTrue })),
      );
    expect(await ask({})).toMatchObject([
      {
        verdict: 'unknown',
        conditions: [
          { ...from, answer: null },
          { ...option, answer: null },
        ],
      },
    ]);
    expect(await ask({ [from.key]: true })).toMatchObject([
      {
        verdict: 'unknown',
        conditions: [
          { ...from, answer: true },
          { ...option, answer: null },
        ],
      },
    ]);
    expect(await ask({ [from.key]: true, [option.key]: true })).toMatchObject([{ verdict: 'fits' }]);
    expect(await ask({ [from.key]: true, [option.key]: false })).toMatchObject([
      { verdict: 'does-not-fit', conditions: [{ ...option, answer: false }] },
    ]);
  });

  test('takes a fitment of one article for that article alone', async () => {
    const { familyId, articleId } = await addFamily([row(VESTA_PETROL)]);
    const other = await addArticle(familyId);
    await addFitments(familyId, [row(VESTA_GAS, { articleId })]);
    expect((await verdictsOf([articleId, other], [VESTA_GAS])).map(({ verdict }) => verdict)).toEqual([
      'fits',
      'does-not-fit',
    ]);
  });

  test.each([{ engineIds: [] }, { articleIds: ['x'] }, { engineIds: Array.from({ length: 51 }, () => 1) }])(
    'refuses %j',
    async (body) => {
      const answer = await guest.post('/services/search/fit_json', { articleIds: [1], engineIds: [1], ...body });
      expect(answer).toMatchObject({ status: 400 });
    },
  );

  test('gives the verdicts of 100 articles and 50 cars as a plain reference does, in one statement', async () => {
    const random = new SeededRandom(7);
    const engineIds = Array.from({ length: 50 }, (_, index) => 5000 + index);
    await api.database.pool.query(
      `insert into vehicle_engines (id, model_id, url, name) select id, 24, 'e-' || id, 'E' || id from unnest($1::bigint[]) id`,
      [engineIds],
    );
    const maybe = <Value>(value: Value): Value | null => (random.chance(0.25) ? value : null);
    const draw = (articleId: number | null): Row => ({
      articleId,
      engineId: 5000 + random.between(0, 49),
      madeFrom: maybe(random.pick(['2010-01', '2012-06'])),
      madeTo: maybe(random.pick(['2014-05', '2016-12'])),
      option: maybe('air-conditioning'),
      bodyType: maybe(random.pick(['sedan', 'wagon'])),
    });
    const rowsOf = new Map<number, Row[]>();
    while (rowsOf.size < 100) {
      const familyId = random.chance(0.1) ? null : await api.fixtures.family();
      const ids = [await addArticle(familyId), await addArticle(familyId)];
      const shared = Array.from({ length: random.between(0, 40) }, () => draw(null));
      const own = Array.from({ length: random.between(0, 3) }, () =>
        draw(random.pick([ids[0] ?? null, ids[1] ?? null])),
      );
      const rows = familyId === null ? [] : [...shared, ...own];
      if (familyId !== null) await addFitments(familyId, rows);
      for (const id of ids)
        rowsOf.set(
          id,
          rows.filter(({ articleId }) => articleId === null || articleId === id),
        );
    }
    const answers = {
      'made-from:2012-06': true,
      'made-to:2014-05': false,
      'option:air-conditioning': true,
      'body:sedan': false,
    };

    /** The rule in plain words: known cars, a row whose conditions all hold, a row that may still hold. */
    const reference = (articleId: number, engineId: number): string => {
      const rows = rowsOf.get(articleId) ?? [];
      if (rows.length === 0) return 'unknown';
      let verdict = 'does-not-fit';
      for (const one of rows.filter((candidate) => candidate.engineId === engineId)) {
        const said: (boolean | undefined)[] = [];
        const told = new Map<string, boolean>(Object.entries(answers));
        if (one.madeFrom) said.push(told.get(`made-from:${one.madeFrom}`));
        if (one.madeTo) said.push(told.get(`made-to:${one.madeTo}`));
        if (one.option) said.push(told.get(`option:${one.option}`));
        if (one.bodyType) said.push(told.get(`body:${one.bodyType}`));
        if (said.every((answer) => answer === true)) return 'fits';
        if (!said.includes(false)) verdict = 'unknown';
      }
      return verdict;
    };

    const query = vi.spyOn(api.database.pool, 'query');
    const articleIds = [...rowsOf.keys()];
    const given = Object.entries(answers).map(([key, isTrue]) => ({ key, isTrue }));
    const verdicts = await verdictsOf(articleIds, engineIds, given);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();

    const expected = articleIds.flatMap((id) =>
      engineIds.map((engineId) => `${id} ${engineId} ${reference(id, engineId)}`),
    );
    expect(verdicts.map(({ articleId, engineId, verdict }) => `${articleId} ${engineId} ${verdict}`)).toEqual(expected);
    const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length;
    expect(count('fits')).toBeGreaterThan(300);
    expect(count('does-not-fit')).toBeGreaterThan(300);
    expect(count('unknown')).toBeGreaterThan(300);
  });
});

describe('applicability', () => {
  const read = (articleId: number, query = '') =>
    good(guest.get(`/services/search/applicability?articleId=${articleId}&lang=ru${query}`), Applicability);

  test('groups the cars, the own one first, with their conditions', async () => {
    const { articleId } = await addFamily([
      row(RIO_DIESEL),
      row(VESTA_GAS, { option: 'air-conditioning' }),
      row(VESTA_PETROL),
    ]);
    const alone = await read(articleId);
    expect(alone).toMatchObject({ total: 3, found: 3, own: null, source: { name: 'Каталог изготовителя' } });
    expect(alone.brands.map(({ brandName }) => brandName)).toEqual(['Kia', 'LADA']);

    const own = await read(articleId, `&engineId=${VESTA_GAS}`);
    expect(own.own).toMatchObject({ verdict: 'unknown', conditions: [{ text: 'кондиционером' }] });
    expect(own.brands.map(({ brandName }) => brandName)).toEqual(['LADA', 'Kia']);
    expect(own.brands[0]?.series[0]?.models[0]).toMatchObject({
      modelName: 'I',
      linkUrl: '/zapchasti/lada/vesta/i',
      producedFrom: 2015,
      engines: [
        {
          engineId: VESTA_GAS,
          linkUrl: '/zapchasti/lada/vesta/i/1-6-cng',
          conditions: [{ value: 'air-conditioning' }],
        },
        { engineId: VESTA_PETROL, conditions: [] },
      ],
    });
  });

  test('finds cars by words, and tells that the own car does not fit', async () => {
    const { articleId } = await addFamily([row(RIO_DIESEL), row(VESTA_GAS)]);
    const found = await read(articleId, `&text=${encodeURIComponent(' RIO 1.5 ')}&engineId=${VESTA_PETROL}`);
    expect(found).toMatchObject({ total: 2, found: 1, own: { verdict: 'does-not-fit' } });
    expect(found.brands.map(({ brandUrl }) => brandUrl)).toEqual(['kia']);
    expect(await read(articleId, '&text=%25')).toMatchObject({ total: 2, found: 0, brands: [] });
  });

  test('of an article whose cars nobody knows is empty, of an unknown one 404', async () => {
    expect(await read(await addArticle(null), `&engineId=${KIA}`)).toMatchObject({
      total: 0,
      brands: [],
      own: { verdict: 'unknown' },
    });
    expect(await guest.get('/services/search/applicability?articleId=999999')).toMatchObject({ status: 404 });
  });
});

test('relationstocarsv2 lists an article’s cars in pages', async () => {
  const { articleId } = await addFamily([row(RIO_DIESEL), row(VESTA_GAS), row(VESTA_PETROL)]);
  const page = (query: string) =>
    good(guest.get(`/services/search/relationstocarsv2?articleId=${articleId}&lang=en${query}`), CarRelations);
  const [first, rest] = [await page('&take=1'), await page('&skip=1')];
  expect(first).toMatchObject({ total: 3, items: [{ engineId: RIO_DIESEL, brandName: 'Kia', modelName: 'III' }] });
  expect(rest.items.map(({ engineId }) => engineId)).toEqual([VESTA_PETROL, VESTA_GAS]);
  expect(await guest.get('/services/search/relationstocarsv2?articleId=999999')).toMatchObject({ status: 404 });
});
