import { createContext } from 'react';

/**
 * The parts of one page whose markup is put in after React has rendered the page: a component leaves a token in its place, and
 * `fill` puts the markup where the token came out. A token holds a secret of the process, so that no text of a visitor or seller
 * can be one.
 */
export class PageFragments {
  /** What the compiled markup of this page belongs to: a screen in one language, with its texts. */
  readonly scope: object;
  readonly #mark: string;
  readonly #markups: string[] = [];

  constructor(scope: object, secret: string) {
    this.scope = scope;
    this.#mark = `\uE000${secret}`;
  }

  /** Keeps a part for later and gives its token. */
  place(markup: string): string {
    return `${this.#mark}${this.#markups.push(markup) - 1}\uE001`;
  }

  /** React's markup with each part in place of its token. */
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

/** The parts of the page in the making; null in a browser, and wherever React writes everything itself. */
export const FragmentsContext = createContext<PageFragments | null>(null);
