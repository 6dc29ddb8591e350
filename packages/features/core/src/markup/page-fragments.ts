import { createContext } from 'react';

/**
 * The fragments of one page. A component renders a token, and `fill` replaces it with the fragment's markup after React has
 * rendered the page. A token holds a secret of the process, so that no text of a visitor or seller can equal it.
 */
export class PageFragments {
  /** The cache scope of the page's markup: a screen in one language, with its texts. */
  readonly scope: object;
  readonly #mark: string;
  readonly #markups: string[] = [];

  constructor(scope: object, secret: string) {
    this.scope = scope;
    this.#mark = `\uE000${secret}`;
  }

  /** Stores a fragment and returns its token. */
  place(markup: string): string {
    return `${this.#mark}${this.#markups.push(markup) - 1}\uE001`;
  }

  /** Replaces each token in React's markup with its fragment. */
  fill(markup: string): string {
    const [start = '', ...rest] = markup.split(this.#mark);
    let filled = start;
    for (const piece of rest) {
      const end = piece.indexOf('\uE001');
      filled += (this.#markups[Number(piece.slice(0, end))] ?? '') + piece.slice(end + 1);
    }
    return filled;
  }
}

/** The fragments of the page being rendered; null in a browser, and when React renders everything. */
export const FragmentsContext = createContext<PageFragments | null>(null);
