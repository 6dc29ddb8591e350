/** The end of a block: text before and after it is on different lines. */
const BLOCK_END = /<\/(?:p|li|h\d|td|th|dt|dd|blockquote|figcaption|pre)>|<br ?\/?>/g;

/** The number of characters that people read in an article's HTML, counted as the server counts them (§5). */
export function visibleLength(html: string): number {
  const { body } = new DOMParser().parseFromString(html.replaceAll(BLOCK_END, '$& '), 'text/html');
  return [...(body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()].length;
}
