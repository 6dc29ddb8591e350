import { MARK, markOf } from './mark.ts';
import type { Utf8Writer, Woven } from './utf8-writer.ts';

/** Props of a compiled component: plain values only. */
export type PlainProps = Record<string, string | number | boolean | null | undefined>;

/** The templates of renders that share what is common to them, such as the labels of a language. */
type Shapes = { common: PlainProps; templates: Map<string, Woven | null>; waiting: Map<string, PlainProps> };

/** A list has as many commons as there are languages, a few times over. */
const MAX_COMMONS = 200;

/** A component whose shapes are as many as its texts is not worth compiling: it starts over. */
const MAX_SHAPES = 1000;

const encoder = new TextEncoder();

/** Markup of a component as bytes, compiled from one render a shape. */
export class Templates<Props extends PlainProps> {
  readonly #render: (props: Props) => string;
  readonly #text: ReadonlySet<string>;
  readonly #shapes = new Map<string, Shapes>();

  /** `render` gives React's markup; `text` names the props that are only shown. */
  constructor(render: (props: Props) => string, text: readonly (keyof Props & string)[]) {
    this.#render = render;
    this.#text = new Set(text);
  }

  /**
   * What writes the markup of each of `rows`, or null while a shape is new: React renders that list itself, and the shape is
   * compiled after the render in progress (a render inside a render would disturb it). `common` is what every row has.
   */
  writerOf(rows: readonly Partial<Props>[], common: Partial<Props> = {}): ((out: Utf8Writer) => void) | null {
    const shapes = this.#shapesFor(common);
    const found: Woven[] = [];
    for (const row of rows as readonly PlainProps[]) {
      const shape = this.#shapeOf(row);
      const template = shapes.templates.get(shape);
      if (template) found.push(template);
      else if (template === undefined) this.#wait(shapes, shape, row);
    }
    if (found.length < rows.length) return null;
    return (out) => {
      for (let index = 0; index < found.length; index++) out.weave(found[index] as Woven, rows[index] as PlainProps);
    };
  }

  /** Compiles what waits, at once. */
  compileWaiting(): void {
    for (const shapes of this.#shapes.values()) this.#compile(shapes);
  }

  #wait(shapes: Shapes, shape: string, row: PlainProps): void {
    if (shapes.waiting.size === 0) queueMicrotask(() => this.#compile(shapes));
    shapes.waiting.set(shape, row);
  }

  #shapesFor(common: PlainProps): Shapes {
    const key = JSON.stringify(common);
    const known = this.#shapes.get(key);
    if (known) return known;
    if (this.#shapes.size >= MAX_COMMONS) this.#shapes.clear();
    const made: Shapes = { common, templates: new Map(), waiting: new Map() };
    this.#shapes.set(key, made);
    return made;
  }

  /** Flags by their values; of the texts only the empty and absent ones, since they change the markup around them. */
  #shapeOf(row: PlainProps): string {
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
    if (templates.size >= MAX_SHAPES) templates.clear();
    for (const [shape, row] of waiting) templates.set(shape, this.#tryToCompile(row, common));
    waiting.clear();
  }

  /** Null where the component cannot be rendered with marks for texts, such as one that calculates with them: it stays React's. */
  #tryToCompile(row: PlainProps, common: PlainProps): Woven | null {
    try {
      return this.#compileOne(row, common);
    } catch {
      return null;
    }
  }

  #compileOne(row: PlainProps, common: PlainProps): Woven {
    const marked = Object.entries(row).map(([name, value]) => {
      const isMarked = this.#text.has(name) && value !== '' && value !== null && value !== undefined;
      return [name, isMarked ? markOf(name) : value];
    });
    const parts = this.#render({ ...common, ...Object.fromEntries(marked) } as Props).split(MARK);
    const pieces = parts.filter((_, index) => index % 2 === 0).map((piece) => encoder.encode(piece));
    const names = parts.filter((_, index) => index % 2 === 1);
    return { pieces, names, size: pieces.reduce((sum, { length }) => sum + length, 0) };
  }
}
