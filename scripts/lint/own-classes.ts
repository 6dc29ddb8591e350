import type { Rule } from './rule.ts';

/** A class inside a component of `@partshop/ui`. `.ps-scope` is public. */
const CLASS_INSIDE = /\.ps-(?!scope\b)[a-z][\w-]*/g;

/**
 * Forbids selectors for classes inside components of `@partshop/ui`, which may change with any version. Style by `data-ui` of
 * the root, by your own class names, or by the component's custom properties.
 */
export const ownClasses: Rule = {
  create(context) {
    function check(text: string, start: number) {
      for (const { 0: selector, index } of text.matchAll(CLASS_INSIDE)) {
        context.report({
          message: `'${selector}' is inside a component of another package: use its 'data-ui' or what its page names.`,
          node: { range: [start + index, start + index + selector.length] },
        });
      }
    }
    return {
      TemplateElement(node) {
        check(node.value.raw, node.range[0] + 1);
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node.raw ?? '', node.range[0]);
      },
    };
  },
};
