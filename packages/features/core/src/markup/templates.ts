import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeHtml } from '@partshop/ui';
import type { PlainProps } from './plain-props.ts';

/** Markup with slots for texts: `pieces[0] text0 pieces[1] text1 …`; `names` are the props of the texts. */
type Template = { pieces: readonly string[]; names: readonly string[] };

/** The cache is cleared after so many variants. */
const MAX_VARIANTS = 1000;

// Private-use characters: React escapes none of them.
const placeOf = (name: string): string => `\uE000${name}\uE001`;
const PLACE = /\uE000(\w+)\uE001/;

/** Texts of different kinds: a component that computes something from a text renders one of them differently from its template. */
const PROBES = ['0', '999999', 'a B', '<&"\'>', 'Ёж', '/a/b?c=d'];

/** The markup of a component, compiled from a few renders of each variant. */
export class Templates<Props extends PlainProps> {
  readonly #elementOf: (props: Props) => ReactNode;
  readonly #texts: ReadonlySet<string>;
  readonly #variants = new Map<string, Template | null>();
  readonly #waiting = new Map<string, PlainProps>();

  /** `texts` names the props that are only shown. */
  constructor(elementOf: (props: Props) => ReactNode, texts: readonly (keyof Props & string)[]) {
    this.#elementOf = elementOf;
    this.#texts = new Set(texts);
  }

  /**
   * The component's markup; null if the variant is new or cannot be compiled, so that React renders the component. A new variant
   * compiles after the render in progress, because a nested render would disturb it.
   */
  markupOf(props: Props): string | null {
    const variant = this.#variantOf(props);
    const template = this.#variants.get(variant);
    if (template === undefined) this.#wait(variant, props);
    return template ? fill(template, props) : null;
  }

  #wait(variant: string, props: PlainProps): void {
    if (this.#waiting.size === 0) queueMicrotask(() => this.#compileWaiting());
    this.#waiting.set(variant, props);
  }

  /** The variant's key: all props by value; of the texts only whether they are empty or absent, which changes the markup. */
  #variantOf(props: PlainProps): string {
    let variant = '';
    for (const name in props) {
      const value = props[name];
      if (!this.#texts.has(name)) variant += `${name}=${String(value)};`;
      else if (isNothing(value)) variant += `${name}:${String(value)};`;
    }
    return variant;
  }

  #compileWaiting(): void {
    if (this.#variants.size >= MAX_VARIANTS) this.#variants.clear();
    for (const [variant, props] of this.#waiting) this.#variants.set(variant, this.#compile(props));
    this.#waiting.clear();
  }

  /** Null if the filled template differs from React's markup, or if the component throws. */
  #compile(props: PlainProps): Template | null {
    try {
      const parts = this.#renderWith(props, placeOf).split(PLACE);
      const isText = (_: string, index: number) => index % 2 === 1;
      const template = {
        pieces: parts.filter((part, index) => !isText(part, index)),
        names: parts.filter(isText),
      };
      return this.#isExact(template, props) ? template : null;
    } catch {
      return null;
    }
  }

  #isExact(template: Template, props: PlainProps): boolean {
    const isSame = (textOf?: () => string) =>
      fill(template, this.#withTexts(props, textOf)) === this.#renderWith(props, textOf);
    return isSame() && PROBES.every((probe) => isSame(() => probe));
  }

  #renderWith(props: PlainProps, textOf?: (name: string) => string): string {
    return renderToString(this.#elementOf(this.#withTexts(props, textOf) as Props));
  }

  /** The props with other texts in place of those that are set. */
  #withTexts(props: PlainProps, textOf?: (name: string) => string): PlainProps {
    if (!textOf) return props;
    const entries = Object.entries(props).map(([name, value]) => {
      const isText = this.#texts.has(name) && !isNothing(value);
      return [name, isText ? textOf(name) : value] as const;
    });
    return Object.fromEntries(entries);
  }
}

const isNothing = (value: PlainProps[string]): boolean => value === '' || value === null || value === undefined;

function fill({ pieces, names }: Template, props: PlainProps): string {
  let markup = pieces[0] ?? '';
  for (let index = 0; index < names.length; index++) {
    markup += escapeHtml(String(props[names[index] ?? ''])) + (pieces[index + 1] ?? '');
  }
  return markup;
}
