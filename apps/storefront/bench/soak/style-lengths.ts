/** Number of characters of inline styles in a document. */
export const styleLengthOf = (html: string): number =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].reduce((sum, [, css = '']) => sum + css.length, 0);

/** By path. */
export async function styleLengths(port: number, addresses: readonly string[]): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  for (const address of addresses) {
    // Closes the connection after the response, so that none is open when the server reports what it retains.
    const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { connection: 'close' } });
    lengths.set(address, styleLengthOf(await response.text()));
  }
  return lengths;
}
