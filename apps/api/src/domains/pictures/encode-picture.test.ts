import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { HttpError } from '../../platform/http/http-error.ts';
import { encodePicture } from './encode-picture.ts';

/** A plain picture; `raw` pixels, since the encoder's module turns off formats that others would draw from. */
const plain = (width: number, height: number, background = '#c00000') =>
  sharp({ create: { width, height, channels: 3, background } });

async function refusal(file: Uint8Array): Promise<unknown> {
  const error: unknown = await encodePicture(file).catch((thrown: unknown) => thrown);
  return error instanceof HttpError ? [error.status, error.body.code] : error;
}

const BROKEN = [422, 'picture-broken'];
const SIZE = [422, 'picture-size'];

describe('a picture', () => {
  test('becomes a square on white in three widths, as AVIF and WebP', async () => {
    const { width, height, widths, files } = await encodePicture(await plain(1600, 800).jpeg().toBuffer());
    expect([width, height, widths]).toEqual([640, 640, [160, 320, 640]]);
    expect(files.map((file) => [file.width, file.format])).toEqual([
      [160, 'avif'],
      [160, 'webp'],
      [320, 'avif'],
      [320, 'webp'],
      [640, 'avif'],
      [640, 'webp'],
    ]);
    for (const file of files) {
      const read = await sharp(file.bytes).metadata();
      expect([read.width, read.height, read.format]).toEqual([
        file.width,
        file.width,
        file.format === 'avif' ? 'heif' : 'webp',
      ]);
    }
    const largest = sharp(files.at(-1)?.bytes);
    const corner = await largest.clone().extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer();
    const middle = await largest.clone().extract({ left: 320, top: 320, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner].every((value) => value > 250)).toBe(true);
    expect(middle[0]).toBeGreaterThan(middle[1] ?? 255);
  });

  test('is not enlarged', async () => {
    const { width, widths } = await encodePicture(await plain(400, 300).png().toBuffer());
    expect([width, widths]).toEqual([320, [160, 320]]);
  });

  test('loses everything that is not the picture', async () => {
    const file = await plain(400, 400)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(file.includes('secret place')).toBe(true);
    const { files } = await encodePicture(Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]));
    for (const { bytes } of files) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(Buffer.from(bytes).includes('secret place')).toBe(false);
      expect(Buffer.from(bytes).includes('<script>')).toBe(false);
    }
  });

  test('stands upright as the camera held it', async () => {
    const file = await plain(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { files } = await encodePicture(file);
    const side = await sharp(files.at(-1)?.bytes).extract({ left: 20, top: 320, width: 1, height: 1 }).raw().toBuffer();
    expect([...side].every((value) => value > 250)).toBe(true);
  });

  test('shows white where it was transparent', async () => {
    const file = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { files } = await encodePicture(file);
    const { channels } = await sharp(files[1]?.bytes).metadata();
    const middle = await sharp(files[1]?.bytes).extract({ left: 80, top: 80, width: 1, height: 1 }).raw().toBuffer();
    expect([channels, ...middle]).toEqual([3, 255, 255, 255]);
  });

  test('has the same hash whenever it is given, and another when it is another', async () => {
    const red = await plain(400, 400).png().toBuffer();
    const blue = await plain(400, 400, '#0000c0').png().toBuffer();
    const hashes = await Promise.all([red, red, blue].map(async (file) => (await encodePicture(file)).hash));
    expect(hashes[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });
});

describe('what is refused', () => {
  test.each([
    ['text', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing that can run',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script/></svg>'),
    ],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['the head of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])],
  ])('%s', async (_, file) => {
    expect(await refusal(file)).toEqual(BROKEN);
  });

  test('an animation, in a format that nobody photographs in', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    expect(await refusal(gif)).toEqual(BROKEN);
  });

  test('a picture that breaks off in the middle', async () => {
    const noise = Buffer.from(Array.from({ length: 640 * 640 * 3 }, (_, index) => (index * 7919) % 256));
    const whole = await sharp(noise, { raw: { width: 640, height: 640, channels: 3 } })
      .png()
      .toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toEqual(BROKEN);
  });

  test.each([
    [300, 200],
    [8001, 10],
  ])('a picture of %i by %i pixels', async (width, height) => {
    expect(await refusal(await plain(width, height).png().toBuffer())).toEqual(SIZE);
  });

  test('a small file that claims to be enormous, before it is drawn', async () => {
    const bomb = pngThatClaims(30_000, 30_000);
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toEqual(SIZE);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('a picture within the sides but with too many pixels', async () => {
    expect(await refusal(pngThatClaims(8000, 6300))).toEqual(SIZE);
  });
});

/** The head of a PNG file of this size, without pixels. */
function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
