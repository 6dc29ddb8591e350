import type { Plugin } from 'vite';
import { applyEdits, findRuleTemplates, mayHaveRules } from './rule-templates.ts';

/** Measures the rules of all components by `--ps-rem`, as a partner's page may have another size for its root than browsers have. */
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

/** `--ps-rem` is what `1rem` would be without the page's own size. Queries take no custom properties: their lines stay. */
export function withOwnRem(rules: string): string {
  return rules.replaceAll(/^(?!\s*@).*$/gm, (line) =>
    line.replaceAll(/(?<![\w.-])(\d*\.?\d+)rem\b/g, 'calc($1 * var(--ps-rem, 1rem))'),
  );
}
