declare module 'subset-font' {
  /** A font with the glyphs of `text` only; a variable font keeps all its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'truetype' },
  ): Promise<Buffer>;
}
