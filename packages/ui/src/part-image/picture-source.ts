/** The files of one picture. Give `width` and `height`, so that nothing moves when it arrives. */
export type PictureSource = {
  /** The address that every browser shows, at its largest. */
  src: string;
  /** Of that file, in pixels. */
  width: number;
  height: number;
  /** Smaller files of the same format: "disc-160.webp 160w, disc-640.webp 640w". */
  srcSet?: string | undefined;
  /** The same in AVIF, which most browsers show and which is smaller. */
  avif?: string | undefined;
};

/** The ground of photographs, in every theme: goods are photographed on it. */
export const PHOTO_GROUND = '#ffffff';
