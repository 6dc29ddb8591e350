declare module 'subset-font' {
  /** A font with the glyphs of `text` alone; of a variable font all its axes stay. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'truetype' },
  ): Promise<Buffer>;
}
