import type { Rule } from './rule.ts';

const WORD = /\p{L}{2,}/u;
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);

/** Texts for users belong in `*.messages.ts`, where translators find them, never in markup. */
export const builtInText: Rule = {
  create(context) {
    function report(node: { range: [number, number] }, text: string) {
      context.report({
        message: `Text in markup: '${text.trim()}' belongs into the feature's messages or a prop.`,
        node,
      });
    }
    return {
      JSXText(node) {
        if (WORD.test(node.value)) report(node, node.value);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute') return;
        const { expression } = node;
        if (expression.type === 'Literal' && typeof expression.value === 'string' && WORD.test(expression.value))
          report(node, expression.value);
      },
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !TEXT_ATTRIBUTES.has(node.name.name)) return;
        if (node.value?.type === 'Literal' && typeof node.value.value === 'string' && WORD.test(node.value.value))
          report(node, node.value.value);
      },
    };
  },
};
