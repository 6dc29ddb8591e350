import { findPhysicalDeclarations } from './physical-css.ts';
import type { Rule } from './rule.ts';

const CSS_TAGS = new Set(['styled', 'css', 'createGlobalStyle', 'keyframes']);

/** Forbids physical sides in styled templates and in `style` objects: they do not flip in a right-to-left page. */
export const physicalSides: Rule = {
  create(context) {
    return {
      TaggedTemplateExpression(node) {
        if (!CSS_TAGS.has(rootName(node.tag))) return;
        for (const quasi of node.quasi.quasis) {
          for (const { index, declaration, advice } of findPhysicalDeclarations(quasi.value.raw, quasi.tail)) {
            const start = quasi.range[0] + 1 + index;
            context.report({
              message: `'${declaration}' names a physical side: write '${advice}'.`,
              node: { range: [start, start + declaration.length] },
            });
          }
        }
      },
      JSXAttribute(node) {
        if (node.name.name !== 'style' || node.value?.type !== 'JSXExpressionContainer') return;
        const { expression } = node.value;
        if (expression.type !== 'ObjectExpression') return;
        for (const property of expression.properties) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          const value = property.value.type === 'Literal' ? String(property.value.value) : '';
          const [found] = findPhysicalDeclarations(`${kebab(property.key.name)}: ${value};`);
          if (!found) continue;
          context.report({
            message: `'${property.key.name}' names a physical side: use '${found.advice}'.`,
            node: property,
          });
        }
      },
    };
  },
};

/** `styled.div.attrs(...)` and `styled(Link)<Props>` both begin with `styled`. */
function rootName(tag: unknown): string {
  let node = tag as { type: string; name?: string; object?: unknown; callee?: unknown; expression?: unknown };
  while (node.type !== 'Identifier') {
    const inner = node.object ?? node.callee ?? node.expression;
    if (inner === undefined) return '';
    node = inner as typeof node;
  }
  return node.name ?? '';
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
