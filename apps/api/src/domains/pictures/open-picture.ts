import sharp, { type Metadata, type Sharp } from 'sharp';

// libvips reads many formats, some of them programs (SVG, PDF); visitors send these four.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// Pictures must not take the processor from pages, nor keep memory for later.
sharp.concurrency(1);
sharp.cache(false);

/** A phone's photograph has 12 to 48 million pixels. A file of a few kilobytes may claim a thousand times as many. */
const MAX_PIXELS = 50_000_000;

/** A picture that a visitor sent. Reading it fails where it is cut, broken or has too many pixels. */
export const openPicture = (file: Uint8Array): Sharp => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

export const longerSide = ({ width, height }: Metadata): number => Math.max(width, height);

/** Whether reading a picture failed because of its number of pixels. */
export const isPixelLimit = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);
