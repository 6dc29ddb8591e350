import path from 'node:path';
import { parseSync } from 'vite';

/** A CSS template at the top level of a module: a styled component (`styled.a`) or shared rules (`css`). */
export type RuleTemplate = {
  name: string;
  isComponent: boolean;
  /** The offset where the tag ends, and the range of the template literal. */
  tagEnd: number;
  start: number;
  end: number;
};

/** Replaces the text from `start` to `end`. */
export type Edit = { start: number; end: number; text: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Whether a module may contain rules of ours; false for packages. */
export function mayHaveRules(id: string, source: string): boolean {
  return /\/src\/[^?]*\.tsx?$/.test(id) && source.includes("from 'styled-components'");
}

/** All CSS templates of a module, in order. Throws if the module does not parse. */
export function findRuleTemplates(file: string, source: string): RuleTemplate[] {
  const { program, errors } = parseSync(path.basename(file), source);
  const [fault] = errors;
  if (fault) throw new Error(`${file}: ${fault.message}`);
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const declaration = (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement) as Node;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return (declaration['declarations'] as Node[]).flatMap(({ id, init }) => {
      const template = init as Node | null;
      if (template?.type !== 'TaggedTemplateExpression') return [];
      const tag = template['tag'] as Node;
      const { start, end } = template['quasi'] as Node;
      const isComponent = beginsWith(tag, 'styled');
      const { name } = id as { name: string };
      return isComponent || beginsWith(tag, 'css') ? [{ name, isComponent, tagEnd: tag.end, start, end }] : [];
    });
  });
}

/** Whether a tag starts with this identifier: `styled.a`, `styled(Link)`, `styled.a.attrs({})`. */
function beginsWith(node: Node, name: string): boolean {
  if (node.type === 'Identifier') return node['name'] === name;
  const inner = node['object'] ?? node['callee'];
  return inner !== undefined && beginsWith(inner as Node, name);
}

export function applyEdits(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source);
}
