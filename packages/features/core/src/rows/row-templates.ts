/** Props of a row: plain values only. */
export type RowProps = Record<string, string | number | boolean | null | undefined>;

type Template = { start: string; pieces: { name: string; after: string }[] };

/** The templates of rows that share what is common to a list, such as the labels of a language. */
type Shapes = { common: RowProps; templates: Map<string, Template>; waiting: Map<string, RowProps> };

/** A list has as many commons as there are languages, a few times over. */
const MAX_COMMONS = 200;

// Private-use characters: React escapes none of them, and no text of the shop holds them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = new RegExp(`${OPEN}(\\w+)${CLOSE}`);

/** Escapes as React does, for text and attributes alike. A pass a sign is faster than a function for each find. */
function escapeMarkup(text: string): string {
  if (!/["'&<>]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/** Markup of rows, compiled from one render a shape. */
export class RowTemplates<Props extends RowProps> {
  readonly #render: (props: Props) => string;
  readonly #text: ReadonlySet<string>;
  readonly #shapes = new Map<string, Shapes>();

  /** `render` gives React's markup of one row; `text` names the props that are only shown. */
  constructor(render: (props: Props) => string, text: readonly (keyof Props & string)[]) {
    this.#render = render;
    this.#text = new Set(text);
  }

  /**
   * The markup of all rows, or null while a shape is new: React renders that list itself, and the shape is compiled
   * after the render in progress (a render inside a render would disturb it). `common` is what every row of the list has.
   */
  join(rows: readonly Partial<Props>[], common: Partial<Props> = {}): string | null {
    const shapes = this.#shapesFor(common);
    let markup = '';
    let isComplete = true;
    for (const row of rows as readonly RowProps[]) {
      const shape = this.#shapeOf(row);
      const template = shapes.templates.get(shape);
      if (!template) {
        if (shapes.waiting.size === 0) queueMicrotask(() => this.#compile(shapes));
        shapes.waiting.set(shape, row);
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

  /** Compiles what waits, at once. */
  compileWaiting(): void {
    for (const shapes of this.#shapes.values()) this.#compile(shapes);
  }

  #shapesFor(common: RowProps): Shapes {
    const key = JSON.stringify(common);
    const known = this.#shapes.get(key);
    if (known) return known;
    if (this.#shapes.size >= MAX_COMMONS) this.#shapes.clear();
    const made: Shapes = { common, templates: new Map(), waiting: new Map() };
    this.#shapes.set(key, made);
    return made;
  }

  /** Flags by their values; of the texts only the empty and absent ones, since they change the markup around them. */
  #shapeOf(row: RowProps): string {
    let shape = '';
    for (const name in row) {
      const value = row[name];
      if (!this.#text.has(name)) {
        if (name !== 'key') shape += `${name}=${String(value)};`;
      } else if (value === '' || value === null || value === undefined) shape += `${name}:${String(value)};`;
    }
    return shape;
  }

  #compile({ common, templates, waiting }: Shapes): void {
    for (const [shape, row] of waiting) templates.set(shape, this.#compileRow(row, common));
    waiting.clear();
  }

  #compileRow(row: RowProps, common: RowProps): Template {
    const marked = Object.entries(row).map(([name, value]) => {
      const isMarked = this.#text.has(name) && value !== '' && value !== null && value !== undefined;
      return [name, isMarked ? OPEN + name + CLOSE : value];
    });
    const [start = '', ...rest] = this.#render({ ...common, ...Object.fromEntries(marked) } as Props).split(MARK);
    const pieces = [];
    for (let index = 0; index < rest.length; index += 2)
      pieces.push({ name: rest[index] ?? '', after: rest[index + 1] ?? '' });
    return { start, pieces };
  }
}
