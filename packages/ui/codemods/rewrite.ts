import { parseSync } from 'oxc-parser';
import type { Change, Shape } from './vocabulary-changes.ts';

/** A place that a person has to look at, as "line: why". */
export type Rewritten = { text: string; notes: string[] };

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Edit = { start: number; end: number; text: string };

/**
 * The source with the changes made wherever a component of `@partshop/ui` is written as JSX: its attributes, and the objects that
 * are written in them or in a constant of the same file that they name.
 */
export function rewrite(file: string, source: string, changes: Readonly<Record<string, Shape>>): Rewritten {
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('.ts') ? 'ts' : 'tsx' });
  if (errors.length > 0) return { text: source, notes: [`1: cannot be read: ${errors[0]?.message}`] };
  return new Rewriting(source, program as unknown as Node, changes).run();
}

class Rewriting {
  readonly #source: string;
  readonly #program: Node;
  readonly #changes: Readonly<Record<string, Shape>>;
  readonly #edits = new Map<number, Edit>();
  readonly #notes = new Set<string>();
  /** What each imported name stands for: "Tabs", or "*" for the whole library. */
  readonly #imports = new Map<string, string>();
  readonly #constants = new Map<string, Node>();

  constructor(source: string, program: Node, changes: Readonly<Record<string, Shape>>) {
    this.#source = source;
    this.#program = program;
    this.#changes = changes;
  }

  run(): Rewritten {
    visit(this.#program, (node) => this.#learn(node));
    if (this.#imports.size > 0) {
      visit(this.#program, (node) => {
        if (node.type === 'JSXOpeningElement') this.#element(node);
      });
    }
    const edits = [...this.#edits.values()].toSorted((one, other) => other.start - one.start);
    const text = edits.reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), this.#source);
    return { text, notes: [...this.#notes] };
  }

  #learn(node: Node): void {
    if (node.type === 'ImportDeclaration') {
      const from = String((node['source'] as Node)['value']);
      if (!/^@partshop\/ui(\/|$)/u.test(from)) return;
      for (const specifier of node['specifiers'] as Node[]) {
        const local = nameOf(specifier['local']);
        this.#imports.set(local, specifier['imported'] ? nameOf(specifier['imported']) : '*');
      }
    }
    if (node.type === 'VariableDeclarator' && (node['id'] as Node).type === 'Identifier' && node['init']) {
      this.#constants.set(nameOf(node['id']), node['init'] as Node);
    }
  }

  #element(element: Node): void {
    const tag = element['name'] as Node;
    const component =
      tag.type === 'JSXMemberExpression'
        ? this.#imports.get(nameOf(tag['object'])) === '*' && nameOf(tag['property'])
        : this.#imports.get(nameOf(tag));
    const shape = component ? this.#changes[component] : undefined;
    if (!shape) return;
    const texts: { key: string; attribute: Node }[] = [];
    for (const attribute of element['attributes'] as Node[]) {
      if (attribute.type === 'JSXSpreadAttribute') {
        this.#spread(attribute, String(component), shape);
        continue;
      }
      const name = attribute['name'] as Node;
      const change = own(shape, nameOf(name));
      if (change === undefined) continue;
      if (typeof change === 'object' && change.text !== undefined) texts.push({ key: change.text, attribute });
      else this.#apply(change, name, attribute['value'] as Node | null);
    }
    this.#gather(texts);
  }

  /** Renames at `name`, and goes on inside `value`. */
  #apply(change: Change, name: Node, value: Node | null): void {
    const { to, inside, values, note } = typeof change === 'string' ? { to: change } : change;
    if (to !== undefined) this.#edit(name.start, name.end, to);
    if (note !== undefined) this.#note(name, note);
    if (value && (inside || values)) this.#value(value, inside ?? {}, values ?? {}, new Set());
  }

  /** Follows an expression to the objects and strings that it gives. */
  #value(node: Node, inside: Shape, values: Record<string, string>, seen: Set<string>): void {
    const go = (next: unknown) => this.#value(next as Node, inside, values, seen);
    switch (node.type) {
      case 'Literal':
        if (typeof node['value'] === 'string' && own(values, node['value']) !== undefined) {
          this.#edit(node.start + 1, node.end - 1, own(values, node['value']) ?? '');
        }
        return;
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        go(node['expression']);
        return;
      case 'ConditionalExpression':
        go(node['consequent']);
        go(node['alternate']);
        return;
      case 'LogicalExpression':
        go(node['left']);
        go(node['right']);
        return;
      case 'ArrayExpression':
        for (const element of node['elements'] as (Node | null)[]) if (element) go(element);
        return;
      case 'SpreadElement':
        go(node['argument']);
        return;
      case 'CallExpression':
        // The result of `map` and `flatMap` is what their function returns.
        for (const argument of node['arguments'] as Node[]) if (/Function/u.test(argument.type)) go(argument);
        return;
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        if ((node['body'] as Node).type !== 'BlockStatement') go(node['body']);
        else for (const statement of (node['body'] as { body: Node[] }).body) go(statement);
        return;
      case 'ReturnStatement':
        if (node['argument']) go(node['argument']);
        return;
      case 'Identifier': {
        const name = nameOf(node);
        const constant = this.#constants.get(name);
        if (constant && !seen.has(name)) this.#value(constant, inside, values, new Set([...seen, name]));
        else if (!constant && name !== 'undefined' && Object.keys(inside).length > 0) {
          this.#note(node, `the fields of ${name}: ${Object.keys(inside).join(', ')}`);
        }
        return;
      }
      case 'ObjectExpression':
        for (const property of node['properties'] as Node[]) {
          if (property.type === 'SpreadElement') go(property);
          else this.#property(property, inside);
        }
    }
  }

  #property(property: Node, inside: Shape): void {
    const key = property['key'] as Node;
    const change = property['computed'] ? undefined : own(inside, nameOf(key));
    if (change === undefined) return;
    const to = typeof change === 'string' ? change : change.to;
    // `{ name }` becomes `{ label: name }`.
    if (property['shorthand'] && to !== undefined) this.#edit(key.start, key.end, `${to}: ${nameOf(key)}`);
    else this.#apply(change, key, property['value'] as Node);
  }

  /** Moves attributes such as `applyLabel` into one `texts`. */
  #gather(texts: readonly { key: string; attribute: Node }[]): void {
    const [first, ...others] = texts;
    if (!first) return;
    const entries = texts.map(({ key, attribute }) => `${key}: ${this.#expression(attribute['value'] as Node)}`);
    this.#edit(first.attribute.start, first.attribute.end, `texts={{ ${entries.join(', ')} }}`);
    for (const { attribute } of others) {
      const before = this.#source.slice(0, attribute.start);
      this.#edit(before.trimEnd().length, attribute.end, '');
    }
  }

  #expression(value: Node): string {
    const { start, end } = value.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value;
    const text = this.#source.slice(start, end);
    return value.type === 'Literal' ? `'${text.slice(1, -1).replaceAll("'", "\\'")}'` : text;
  }

  #spread(attribute: Node, component: string, shape: Shape): void {
    const argument = attribute['argument'] as Node;
    if (argument.type === 'ObjectExpression') this.#value(argument, shape, {}, new Set());
    else this.#note(attribute, `props spread into ${component}: ${Object.keys(shape).join(', ')}`);
  }

  #edit(start: number, end: number, text: string): void {
    this.#edits.set(start, { start, end, text });
  }

  #note({ start }: Node, why: string): void {
    this.#notes.add(`${this.#source.slice(0, start).split('\n').length}: ${why}`);
  }
}

/** The value of an own key: a prop may be called `constructor`. */
const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof (child as Node).type === 'string') visit(child as Node, see);
    }
  }
}
