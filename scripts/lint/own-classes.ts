import type { Rule } from './rule.ts';

/** A class inside a component of `@partshop/ui`. `.ps-scope` is part of its contract. */
const CLASS_INSIDE = /\.ps-(?!scope\b)[a-z][\w-]*/g;

/**
 * Forbids the selectors of another package: classes inside the components of `@partshop/ui` may change with any version. Style by
 * `data-ui` of the root, by your own class names, or by the properties that the component names.
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
