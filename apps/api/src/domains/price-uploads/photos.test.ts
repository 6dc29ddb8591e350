import { request } from 'node:https';
import { LastPictureLoad, PriceUploadDetails, PriceUploads } from '@partshop/api-client/contract';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { isPublicAddress } from '../../platform/http/public-address.ts';
import { FetchRefused, type FetchTools } from '../../platform/http/public-fetch.ts';
import { createAccounts } from '../../testing/accounts.ts';
import { createClaimUploads } from '../../testing/claim-uploads.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { createPictureLoading, fetchPicture as fetchPublicPicture } from '../web-pictures/index.ts';
import { workOnUpload } from './work/work-on-upload.ts';

/** Workers of this file run in its process. */
async function runHere({ uploadId }: { uploadId: number }): Promise<'done'> {
  await database.withoutLimits(async (pool) => workOnUpload(pool, uploadId));
  return 'done';
}

/** What was asked of the stand-in for the internet, and the colours that it does not answer. */
let asked: string[] = [];
let down = new Set<string>();
let answer = fromColour;
async function fetchPicture(address: string): Promise<Uint8Array> {
  asked.push(address);
  return answer(address);
}
async function fromColour(address: string): Promise<Uint8Array> {
  const [, colour] = /^https:\/\/photos\.test\/([\da-f]{6})(?:#.*)?$/.exec(address) ?? [];
  if (colour === undefined || down.has(colour)) throw new FetchRefused('not-answered');
  const background = `#${colour}`;
  return sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

const api = await createTestApi({ runUploadWorker: runHere, fetchPicture });
const { database, fixtures, time, settled } = api;
const { seller } = createSellers(api, createAccounts(api));

type Own = Awaited<ReturnType<typeof seller>>;
let own: Own;
let tests = 0;
let part: (name: string) => string;
const ids = new Map<string, number>();
beforeEach(async () => {
  own = await seller();
  asked = [];
  down = new Set();
  answer = fromColour;
  const count = (tests += 1);
  part = (name) => `P${count}X${name}`;
  for (const name of ['1', '2', '3']) {
    const id = await fixtures.article('MANN', part(name));
    ids.set(part(name), id);
    await fixtures.offer(id, own.list);
  }
});

const at = (colour: string) => `https://photos.test/${colour}`;
const RED = at('cc0000');
const GREEN = at('00cc00');
const BLUE = at('0000cc');

const HEADINGS = 'Бренд;Артикул;Фото;Фото 2\n';
type Row = [number: string, ...addresses: string[]];
const fileOf = (...rows: Row[]) =>
  HEADINGS + rows.map(([number, one = '', two = '']) => ['MANN', part(number), one, two].join(';')).join('\n');

const uploads = createClaimUploads(api);
const upload = async (file: string, { replaces = false, by = own }: { replaces?: boolean; by?: Own } = {}) =>
  uploads.upload(by, file, { type: 'photos', replaces });
/** Applies a file; what the page says once its pictures are loaded. */
const apply = async (compared: PriceUploadDetails, by = own) => uploads.apply(by, compared);
const load = async (rows: Row[], options: { replaces?: boolean; by?: Own } = {}) =>
  apply(await upload(fileOf(...rows), options), options.by);

/** The colours that buyers see of an article, in their order. */
async function shown(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ bytes: Buffer }>(
    `select f.bytes from article_pictures ap
       join lateral (select bytes from picture_files where picture_id = ap.picture_id and format = 'webp' order by width limit 1) f on true
     where ap.article_id = $1 order by ap.source, ap.position`,
    [ids.get(part(name))],
  );
  return Promise.all(rows.map(async ({ bytes }) => colourOf(bytes)));
}

async function colourOf(bytes: Buffer): Promise<string> {
  const { channels } = await sharp(bytes).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ max, min }) => (max + min > 200 ? 1 : 0));
  return { 100: 'red', 10: 'green', 1: 'blue' }[r * 100 + g * 10 + b] ?? `${r}${g}${b}`;
}

test('a file is compared with what the seller listed before, applied, and its pictures are loaded', async () => {
  await load([
    ['1', RED, GREEN],
    ['2', RED],
    ['3', RED],
  ]);
  expect(await shown('1')).toEqual(['red', 'green']);
  const compared = await upload(fileOf(['1', RED, BLUE], ['2', RED, GREEN]), { replaces: true });
  expect(compared).toMatchObject({
    state: 'ready',
    load: null,
    photos: {
      added: 1,
      changed: 1,
      unchanged: 2,
      gone: 1,
      rows: {
        added: [{ row: 3, number: part('2'), position: 2, address: GREEN, oldAddress: null }],
        changed: [{ row: 2, number: part('1'), position: 2, address: BLUE, oldAddress: GREEN }],
        gone: [{ row: null, number: part('3'), position: 1, address: null, oldAddress: RED }],
      },
    },
  });
  asked = [];
  expect(await apply(compared)).toMatchObject({
    state: 'applied',
    result: { added: 1, changed: 1, unchanged: 2, withdrawn: 1, rowsRead: 2, rowsRefused: 0 },
    load: { waiting: 0, added: 2, refused: 0 },
  });
  expect(asked.toSorted()).toEqual([BLUE, GREEN]);
  expect([await shown('1'), await shown('2'), await shown('3')]).toEqual([['red', 'blue'], ['red', 'green'], []]);
});

test('the same file twice changes nothing and fetches nothing', async () => {
  const rows: Row[] = [['1', RED, GREEN]];
  await load(rows);
  asked = [];
  expect(await load(rows, { replaces: true })).toMatchObject({
    result: { added: 0, changed: 0, unchanged: 2 },
    load: null,
  });
  expect(asked).toEqual([]);
});

test('an address that fails is a fault of its row, keeps the old picture, and is tried again', async () => {
  await load([['1', RED]]);
  down.add('00cc00');
  const applied = await load([['1', GREEN]]);
  expect(applied.load).toMatchObject({
    added: 0,
    refused: 1,
    rows: [{ row: 2, position: 1, source: GREEN, state: 'refused', fault: 'not-answered' }],
  });
  expect(await shown('1')).toEqual(['red']);
  down.clear();
  await good(own.guest.post(`/services/seller/upload-photos_json/${applied.id}`, {}), PriceUploadDetails);
  await settled();
  expect((await uploads.stateOf(own, applied.id)).load).toMatchObject({ added: 1, refused: 0, waiting: 0 });
  expect(await shown('1')).toEqual(['green']);
});

test('an upload is taken back with its pictures, though their addresses hold nothing any more', async () => {
  const first = await load([
    ['1', RED, GREEN],
    ['2', RED],
  ]);
  const second = await load([['1', BLUE]], { replaces: true });
  expect([await shown('1'), await shown('2')]).toEqual([['blue'], []]);
  down = new Set(['cc0000', '00cc00', '0000cc']);
  asked = [];
  const undone = await uploads.takeBack(own, second.id);
  expect(undone).toMatchObject({ undoesId: second.id, load: { added: 3, refused: 0 } });
  expect([await shown('1'), await shown('2')]).toEqual([['red', 'green'], ['red']]);
  expect(asked).toEqual([]);
  await uploads.takeBack(own, first.id);
  expect([await shown('1'), await shown('2')]).toEqual([[], []]);
});

test('one picture behind two addresses is shown as long as one of them is listed', async () => {
  await load([['1', RED, `${RED}#2`]]);
  await load([['1', RED]], { replaces: true });
  expect(await shown('1')).toEqual(['red']);
});

test('pictures change places', async () => {
  await load([['1', RED, GREEN]]);
  await load([['1', GREEN, RED]]);
  expect(await shown('1')).toEqual(['green', 'red']);
});

test('refused rows say what to do, are mended in place, and leave what was listed before', async () => {
  await load([['3', RED]]);
  await fixtures.offer(await fixtures.article('MANN', part('9')), (await seller()).list);
  const found = await upload(
    fileOf(['1', 'http://photos.test/cc0000'], ['2', 'https://127.0.0.1/a.png'], ['3', 'фото.jpg'], ['9', RED], ['1']),
    { replaces: true },
  );
  expect(found).toMatchObject({ rowsRead: 5, rowsRefused: 5, photos: { added: 0, gone: 0 } });
  expect(
    found.refused.items.map(({ row, problems }) => [row, problems.map(({ field, reason }) => [field, reason])]),
  ).toEqual([
    [2, [['photo', 'адрес не начинается с https://']]],
    [3, [['photo', 'адрес ведёт не в интернет']]],
    [4, [['photo', 'адрес написан неверно']]],
    [5, [['number', 'такого артикула нет в ваших прайс-листах']]],
    [6, [['photo', 'пусто']]],
  ]);
  const Rows = [{ Row: 2, Cells: { ...found.refused.items[0]?.cells, photo: BLUE } }];
  expect(await apply(await uploads.mend(own, found, Rows))).toMatchObject({ result: { added: 1, rowsRefused: 4 } });
  expect([await shown('1'), await shown('3')]).toEqual([['blue'], ['red']]);
});

test('several addresses stand in one cell or in several rows; each counts once, and ten at most', async () => {
  const many = Array.from({ length: 11 }, (_, index) => at(`0000${(16 + index).toString(16)}`));
  const cells = [`${RED}, ${GREEN}`, `${BLUE} | ${RED}`];
  const compared = await upload(
    `Бренд;Артикул;Ссылки на фото\n${[
      `MANN;${part('1')};${cells[0] ?? ''}`,
      `MANN;${part('1')};${cells[1] ?? ''}`,
      `MANN;${part('2')};${many.join(' ')}`,
    ].join('\n')}\n`,
  );
  expect(compared).toMatchObject({ rowsRead: 3, rowsRefused: 1, photos: { added: 3 } });
  expect(compared.refused.items).toMatchObject([{ row: 4, problems: [{ reason: 'у артикула больше 10 фото' }] }]);
  await apply(compared);
  expect(await shown('1')).toEqual(['red', 'green', 'blue']);
});

test('columns are guessed in English, chosen by hand, and remembered for the kind', async () => {
  const english = await upload(`Brand,Part number,Image URL\nMANN,${part('1')},${RED}\n`);
  expect(english).toMatchObject({ state: 'ready', photos: { added: 1 } });
  const file = `Кто;Что;Где\nMANN;${part('1')};${RED}\n`;
  const unclear = await upload(file);
  expect(unclear).toMatchObject({ state: 'columns', columns: { missing: ['maker', 'number', 'photo'] } });
  await good(
    own.guest.put(`/services/seller/upload-columns_json/${unclear.id}`, {
      Fields: ['maker', 'number', 'photo'],
      Version: unclear.version,
    }),
    PriceUploadDetails,
  );
  await settled();
  await apply(await uploads.stateOf(own, unclear.id));
  expect(await upload(file)).toMatchObject({ state: 'ready', photos: { unchanged: 1 } });
});

test.each([
  'https://127.1/a.png',
  'https://0x7f000001/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'https://169.254.169.254/latest/meta-data',
  'https://photos.test:8443/a.png',
  'https://user:password@photos.test/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'ftp://photos.test/a.png',
  'gopher://photos.test/1',
])('%s is refused when the file is compared', async (address) => {
  expect(await upload(fileOf(['1', address]))).toMatchObject({ rowsRefused: 1, photos: { added: 0 } });
  expect(asked).toEqual([]);
});

test.each(['10.0.0.7', '127.0.0.1', '169.254.169.254', '::1', 'fd00::1'])(
  'a name that leads to %s is refused when it is resolved',
  async (address) => {
    const lookup: FetchTools['lookup'] = (_name, _options, done) =>
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    answer = async (url) => fetchPublicPicture(url, { lookup, isPublic: isPublicAddress, ask: request });
    expect((await load([['1', 'https://inside.test/a.png']])).load).toMatchObject({
      refused: 1,
      rows: [{ row: 2, fault: 'address-private' }],
    });
    expect(await shown('1')).toEqual([]);
  },
);

test('a photo that a killed process took is loaded by another', async () => {
  down.add('cc0000');
  const applied = await load([['1', RED]]);
  await database.pool.query(
    `update picture_load_rows set state = 'working', fault = null, taken_at = $1 where source = $2 and load_id = $3`,
    [time.now, RED, applied.load?.id],
  );
  down.clear();
  const work = createPictureLoading({ database, clock: () => time.now, fetchPicture });
  await work();
  expect((await uploads.stateOf(own, applied.id)).load).toMatchObject({ waiting: 1 });
  time.now = new Date(time.now.getTime() + 3 * 60_000);
  await work();
  expect((await uploads.stateOf(own, applied.id)).load).toMatchObject({ waiting: 0, added: 1 });
  expect(await shown('1')).toEqual(['red']);
});

test('what is no longer listed when it comes is not shown', async () => {
  down.add('cc0000');
  const first = await load([['1', RED]]);
  await database.pool.query(
    `update picture_load_rows set state = 'working', fault = null, taken_at = $1 where load_id = $2`,
    [time.now, first.load?.id],
  );
  await load([['1', GREEN]]);
  down.clear();
  time.now = new Date(time.now.getTime() + 3 * 60_000);
  await createPictureLoading({ database, clock: () => time.now, fetchPicture })();
  expect(await shown('1')).toEqual(['green']);
  expect((await uploads.stateOf(own, first.id)).load).toMatchObject({ rows: [] });
});

test('another seller’s pictures stay, and so does the same picture that both list', async () => {
  const other = await seller();
  await fixtures.offer(ids.get(part('1')) ?? 0, other.list);
  const others1 = await load([['1', RED]], { by: other });
  const own1 = await load([['1', GREEN, RED]]);
  expect(await shown('1')).toEqual(['red', 'green']);
  expect(await other.guest.post(`/services/seller/upload-photos_json/${own1.id}`, {})).toMatchObject({ status: 404 });
  await uploads.takeBack(own, own1.id);
  expect(await shown('1')).toEqual(['red']);
  const again = await load([['1', RED]]);
  await uploads.takeBack(other, others1.id);
  expect(await shown('1')).toEqual(['red']);
  await uploads.takeBack(own, again.id);
  expect(await shown('1')).toEqual([]);
  const { uploads: others } = await good(other.guest.get('/services/seller/uploads_json/photos'), PriceUploads);
  expect(others).toHaveLength(2);
  expect(await good(own.guest.get('/services/seller/pictures_json'), LastPictureLoad)).toEqual({ load: null });
});
