import type { Picture } from '@partshop/api-client';
import type { PictureSource } from '@partshop/ui';

const setOf = ({ url, widths }: Picture, format: string) =>
  widths.map((width) => `${url}-${width}.${format} ${width}w`).join(', ');

/** The address of the largest file, in the format that every browser shows. */
export const largestFile = ({ url, widths }: Pick<Picture, 'url' | 'widths'>): string =>
  `${url}-${Math.max(...widths)}.webp`;

/** The files of a picture of the contract, as components want them. */
export const toPictureSource = (picture: Picture): PictureSource => ({
  src: largestFile(picture),
  width: picture.width,
  height: picture.height,
  srcSet: setOf(picture, 'webp'),
  avif: setOf(picture, 'avif'),
});
