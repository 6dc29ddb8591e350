import { createContext } from 'react';
import type { Utf8Writer } from './utf8-writer.ts';

type Write = (out: Utf8Writer) => void;

/**
 * Parts of one page that are written as bytes beside React: a component puts a token in its place, and `fill` writes the part
 * where the token came out. A token holds a secret of the process, so that no text of a visitor or seller can be one.
 */
export class PageParts {
  /** What the kept markup of this page belongs to: a screen in one language, with its texts. */
  readonly scope: object;
  readonly #mark: string;
  readonly #writes: Write[] = [];

  constructor(scope: object, secret: string) {
    this.scope = scope;
    this.#mark = `\uE000${secret}`;
  }

  /** Keeps a part for later and gives its token. */
  place(write: Write): string {
    return `${this.#mark}${this.#writes.push(write) - 1}\uE001`;
  }

  /** Writes React's markup with each token's part in its place. */
  fill(markup: string, out: Utf8Writer): void {
    const [start = '', ...rest] = markup.split(this.#mark);
    out.markup(start);
    for (const piece of rest) {
      const end = piece.indexOf('\uE001');
      this.#writes[Number(piece.slice(0, end))]?.(out);
      out.markup(piece.slice(end + 1));
    }
  }
}

/** The parts of the page in the making; null in a browser, and wherever React writes everything itself. */
export const PartsContext = createContext<PageParts | null>(null);
