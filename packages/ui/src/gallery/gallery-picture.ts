import type { PictureSource } from '../part-image/picture-source.ts';

export type GalleryPicture = PictureSource & {
  /** What the picture shows. */
  alt: string;
};

export type GalleryTexts = {
  /** What a click on the main picture does: "Enlarge". */
  open: string;
  /** The accessible name of the thumbnails: "Photographs". */
  list: string;
  /** Which picture of how many: "2 of 5". */
  place: (number: number, count: number) => string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** The keyboard help, read with the picture: "+ and - zoom, 0 shows all of it, arrows show others or move it". */
  keys: string;
  close: string;
};
