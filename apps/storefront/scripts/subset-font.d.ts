declare module 'subset-font' {
  export type Options = {
    /** The weights to keep, and the optical size to fix; without it, a variable font keeps all. */
    variationAxes?: { wght: { min: number; max: number; default: number }; opsz?: number };
    /** The OpenType features to keep; without it, all. */
    keepFeatures?: string[];
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
