import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { FORMATS, type EncodedPicture } from '../../domains/pictures/index.ts';
import manifestFile from './manifest.json' with { type: 'json' };

const Manifest = z.object({
  ground: z.literal('#ffffff'),
  /** By kind of part and by look: one look a letter, from `a` on. */
  pictures: z.record(
    z.string(),
    z.record(z.string(), z.object({ hash: z.string(), sizes: z.array(z.number()).min(1), alt: z.null() })),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** The demo's pictures. `scripts/list-pictures.ts` writes the file. */
export const manifest: Manifest = Manifest.parse(manifestFile);

export const FOLDER = new URL('./files/', import.meta.url);

/** Reads the files of one picture, which are encoded already. */
export async function readPicture(kind: string, look: string): Promise<EncodedPicture> {
  const entry = manifest.pictures[kind]?.[look];
  if (!entry) throw new Error(`There is no picture ${kind}-${look}.`);
  const { hash, sizes } = entry;
  const largest = Math.max(...sizes);
  const files = sizes.flatMap((width) =>
    FORMATS.map(async (format) => ({
      width,
      format,
      bytes: await readFile(new URL(`${kind}-${look}-${width}.${format}`, FOLDER)),
    })),
  );
  return { hash, width: largest, height: largest, widths: sizes, files: await Promise.all(files) };
}
