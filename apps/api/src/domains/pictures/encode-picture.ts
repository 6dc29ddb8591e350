import { MAX_PICTURE_SIDE, MIN_PICTURE_SIDE } from '@partshop/api-client/contract';
import sharp from 'sharp';
import { HttpError } from '../../platform/http/http-error.ts';
import { isPixelLimit, longerSide, openPicture } from './open-picture.ts';
import { hashOfFiles, type PictureFile } from './picture-hash.ts';

/** In pixels: a row of a list, a card, the price page. */
export const PICTURE_WIDTHS = [160, 320, 640] as const;

/** A picture's files and what the database knows of them. All are square. */
export type EncodedPicture = { hash: string; width: number; height: number; widths: number[]; files: PictureFile[] };

/** What goods stand on, whatever ground the sender gave them. */
const WHITE = '#ffffff';

const broken = () =>
  new HttpError(422, { code: 'picture-broken', message: 'Not a JPEG, PNG, WebP or AVIF picture that can be read.' });
const wrongSize = () =>
  new HttpError(422, {
    code: 'picture-size',
    message: `The longer side has ${MIN_PICTURE_SIDE} to ${MAX_PICTURE_SIDE} pixels.`,
  });

/**
 * Draws a picture anew: upright, whole, in the middle of a white square, in each width that does not enlarge it. Keeps none of the
 * sender's bytes: no place, no camera, no hidden data. Throws 422 for what is not a picture, or too large or small.
 */
export async function encodePicture(file: Uint8Array): Promise<EncodedPicture> {
  if (file.byteLength === 0) throw broken();
  const input = openPicture(file);
  const side = longerSide(await input.metadata().catch(refuse));
  if (side < MIN_PICTURE_SIDE || side > MAX_PICTURE_SIDE) throw wrongSize();
  const widths = PICTURE_WIDTHS.filter((width) => width <= side);
  const largest = Math.max(...widths);
  const raw = await input
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: WHITE })
    .resize(largest, largest, { fit: 'contain', background: WHITE })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const files: PictureFile[] = [];
  for (const width of widths) {
    const { width: from, height, channels } = raw.info;
    const small = sharp(raw.data, { raw: { width: from, height, channels } }).resize(width, width);
    files.push(
      { width, format: 'avif', bytes: await small.clone().avif({ quality: 55, effort: 4 }).toBuffer() },
      { width, format: 'webp', bytes: await small.clone().webp({ quality: 78, effort: 4 }).toBuffer() },
    );
  }
  return { hash: hashOfFiles(files), width: largest, height: largest, widths, files };
}

/** What libvips says of a broken file; other errors are ours. */
function refuse(error: unknown): never {
  if (isPixelLimit(error)) throw wrongSize();
  throw broken();
}
