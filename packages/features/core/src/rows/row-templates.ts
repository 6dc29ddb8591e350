/** Props of a row: plain values only. */
export type RowProps = Record<string, string | number | boolean | null | undefined>;

type Template = { start: string; pieces: { name: string; after: string }[] };

// Private-use characters: React escapes none of them, and no text of the shop holds them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = new RegExp(`${OPEN}(\\w+)${CLOSE}`);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Escapes as React does, for text and attributes alike. */
function escapeMarkup(text: string): string {
  return /["'&<>]/.test(text) ? text.replaceAll(/["'&<>]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

/** Markup of rows, compiled from one render a shape. */
export class RowTemplates<Props extends RowProps> {
  readonly #render: (props: Props) => string;
  readonly #text: ReadonlySet<string>;
  readonly #templates = new Map<string, Template>();
  readonly #waiting = new Map<string, Props>();

  /** `render` gives React's markup of one row; `text` names the props that are only shown. */
  constructor(render: (props: Props) => string, text: readonly (keyof Props & string)[]) {
    this.#render = render;
    this.#text = new Set(text);
  }

  /**
   * The markup of all rows, or null while a shape is new: React renders that list itself, and the shape is compiled
   * after the render in progress (a render inside a render would disturb it).
   */
  join(rows: readonly Props[]): string | null {
    let markup = '';
    let isComplete = true;
    for (const row of rows) {
      const shape = this.#shapeOf(row);
      const template = this.#templates.get(shape);
      if (!template) {
        if (this.#waiting.size === 0) queueMicrotask(() => this.compileWaiting());
        this.#waiting.set(shape, row);
        isComplete = false;
      } else if (isComplete) {
        markup += template.start;
        for (const { name, after } of template.pieces) {
          const value = row[name];
          markup += (typeof value === 'string' ? escapeMarkup(value) : String(value)) + after;
        }
      }
    }
    return isComplete ? markup : null;
  }

  compileWaiting(): void {
    for (const [shape, row] of this.#waiting) this.#templates.set(shape, this.#compile(row));
    this.#waiting.clear();
  }

  /** Flags by their values; of the texts only the empty and absent ones, since they change the markup around them. */
  #shapeOf(row: Props): string {
    let shape = '';
    for (const name of this.#text) {
      const value = row[name];
      if (value === '' || value === null || value === undefined) shape += `${name}:${String(value)};`;
    }
    for (const name in row) {
      if (!this.#text.has(name) && name !== 'key') shape += `${name}=${String(row[name])};`;
    }
    return shape;
  }

  #compile(row: Props): Template {
    const marked = Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const isMarked = this.#text.has(name) && value !== '' && value !== null && value !== undefined;
        return [name, isMarked ? OPEN + name + CLOSE : value];
      }),
    ) as Props;
    const [start = '', ...rest] = this.#render(marked).split(MARK);
    const pieces = [];
    for (let index = 0; index < rest.length; index += 2)
      pieces.push({ name: rest[index] ?? '', after: rest[index + 1] ?? '' });
    return { start, pieces };
  }
}
