/** Which post a page shows: an article by its id, an offer or a page about the shop by the last segment of its address. */
export type PostKey =
  | { kind: 'article'; id: number }
  | { kind: 'offer'; slug: string }
  | { kind: 'page'; slug: 'about' | 'become-supplier' | 'guarantee' | 'refund' };

/** The id in the address of an article; null for anything else. */
export const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** The version that an address asks to preview; null for what visitors see. */
export const previewOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
