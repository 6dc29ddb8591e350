declare module 'subset-font' {
  export type Options = {
    /** The weights to keep; without it, a variable font keeps all. */
    variationAxes?: { wght: { min: number; max: number; default: number } };
    /** Leaves out the glyphs that only a feature such as a ligature would show. */
    noLayoutClosure?: boolean;
  };

  /** A font with the glyphs of `text` only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options & { targetFormat: 'woff2' | 'woff' | 'truetype' },
  ): Promise<Buffer>;
}
