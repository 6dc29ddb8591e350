import type { Plugin } from 'vite';
import { applyEdits, findRuleTemplates, mayHaveRules } from './rule-templates.ts';

/** Converts the rem lengths of all components to `--ps-rem`, because a partner's page may set another font size on its root. */
export function ownRem(): Plugin {
  return {
    name: 'partshop:own-rem',
    enforce: 'pre',
    transform(source, id) {
      if (!mayHaveRules(id, source)) return null;
      const edits = findRuleTemplates(id, source).map(({ start, end }) => ({
        start,
        end,
        text: withOwnRem(source.slice(start, end)),
      }));
      return { code: applyEdits(source, edits), map: null };
    },
  };
}

/**
 * `--ps-rem` is what `1rem` would be if the page did not set a font size on its root. Lines with queries stay, because queries
 * cannot use custom properties.
 */
export function withOwnRem(rules: string): string {
  return rules.replaceAll(/^(?!\s*@).*$/gm, (line) =>
    line.replaceAll(/(?<![\w.-])(\d*\.?\d+)rem\b/g, 'calc($1 * var(--ps-rem, 1rem))'),
  );
}
