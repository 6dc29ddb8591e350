import type { Rule } from './rule.ts';

const CONTROLS = new Set(['input', 'select', 'textarea']);
const CHIP = /(?:^|[\s-])chip(?:$|\s)/;

type Attribute = { type: string; name?: { name?: string }; value?: { type: string; value?: unknown } | null };

/**
 * Forbids form controls and chips of a feature's own: `@partshop/ui` has each of them, with its label, its error and its target
 * size. Hidden fields are no controls.
 */
export const ownControls: Rule = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        const { name, attributes } = node as unknown as { name: { name?: string }; attributes: Attribute[] };
        const valueOf = (wanted: string) => {
          const attribute = attributes.find((one) => one.name?.name === wanted);
          return attribute && (attribute.value ? attribute.value.value : true);
        };
        if (CONTROLS.has(name.name ?? '') && valueOf('type') !== 'hidden' && valueOf('hidden') === undefined) {
          context.report({ message: `<${name.name}> has a field in '@partshop/ui': use that.`, node });
        }
        const className = valueOf('className');
        if (typeof className === 'string' && CHIP.test(className)) {
          context.report({ message: "'@partshop/ui' has Chip, ChipLink and ChoiceChip: use one of them.", node });
        }
      },
    };
  },
};
