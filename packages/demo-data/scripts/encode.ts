import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Qualities at which a grey part on white shows neither blocks nor bands: 20 KB a picture, all files together. */
const SIZES = [
  { width: 160, avif: 52, webp: 68 },
  { width: 320, avif: 48, webp: 62 },
  { width: 640, avif: 45, webp: 56 },
];

/** Writes NAME-WIDTH.avif and .webp in three widths; returns their bytes in all. */
export async function encodePicture(master: string, folder: string, name: string): Promise<number> {
  let bytes = 0;
  for (const { width, avif, webp } of SIZES) {
    const picture = sharp(master).removeAlpha().resize(width, width, { kernel: 'lanczos3' });
    const files = {
      avif: await picture.clone().avif({ quality: avif, effort: 6 }).toBuffer(),
      webp: await picture.clone().webp({ quality: webp, effort: 6, smartSubsample: true }).toBuffer(),
    };
    for (const [format, file] of Object.entries(files)) {
      await writeFile(join(folder, `${name}-${width}.${format}`), file);
      bytes += file.length;
    }
  }
  return bytes;
}

/** Puts pictures side by side, eight in a row, for people to judge. */
export async function writeSheet(pictures: readonly string[], tile: number, target: string): Promise<void> {
  const columns = Math.min(pictures.length, 8);
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(tile, tile).toBuffer(),
      left: (index % columns) * tile,
      top: Math.floor(index / columns) * tile,
    })),
  );
  const height = Math.ceil(pictures.length / columns) * tile;
  const sheet = sharp({ create: { width: columns * tile, height, channels: 3, background: '#ffffff' } });
  await sheet.composite(tiles).png().toFile(target);
}
