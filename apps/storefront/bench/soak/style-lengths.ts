/** Characters of style text in a document. */
export const styleLengthOf = (html: string): number =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].reduce((sum, [, css = '']) => sum + css.length, 0);

/** By address. */
export async function styleLengths(port: number, addresses: readonly string[]): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  for (const address of addresses) {
    // The connection ends with the answer: none is left over when the server is asked what it holds.
    const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { connection: 'close' } });
    lengths.set(address, styleLengthOf(await response.text()));
  }
  return lengths;
}
