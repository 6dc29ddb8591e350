import { createHash } from 'node:crypto';

export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

export type PictureFile = { width: number; format: Format; bytes: Uint8Array };

/** 128 bits of SHA-256, as 32 hexadecimal digits: over the files by ascending width, AVIF before WebP. */
export function hashOfFiles(files: readonly PictureFile[]): string {
  const sum = createHash('sha256');
  const ordered = files.toSorted(
    (one, other) => one.width - other.width || FORMATS.indexOf(one.format) - FORMATS.indexOf(other.format),
  );
  for (const { bytes } of ordered) sum.update(bytes);
  return sum.digest('hex').slice(0, 32);
}
