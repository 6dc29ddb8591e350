import path from 'node:path';
import type { Plugin } from 'vite';
import { applyEdits, findRuleTemplates, mayHaveRules } from './rule-templates.ts';

/**
 * Gives every styled component of the package a readable id: `ps-root-button-link` for `Root` in `ButtonLink.tsx`. The id is a
 * class name in the page, the same in every build, and the selector in the static style sheet.
 */
export function componentIds(): Plugin {
  const places = new Map<string, string>();
  return {
    name: 'partshop:component-ids',
    enforce: 'pre',
    transform(source, id) {
      if (!mayHaveRules(id, source)) return null;
      const components = findRuleTemplates(id, source).filter(({ isComponent }) => isComponent);
      const edits = components.map(({ name, tagEnd }) => {
        const componentId = componentIdOf(id, name);
        const place = places.get(componentId);
        if (place !== undefined && place !== `${id} ${name}`)
          this.error(`${id}: '${name}' and ${place} would both be '${componentId}': rename one of the files`);
        places.set(componentId, `${id} ${name}`);
        return { start: tagEnd, end: tagEnd, text: `.withConfig({ componentId: '${componentId}' })` };
      });
      return { code: applyEdits(source, edits), map: null };
    },
  };
}

export function componentIdOf(file: string, name: string): string {
  const base = toKebabCase(path.basename(file).replace(/(?:\.styles)?\.tsx?$/, ''));
  return name === 'Root' ? `ps-root-${base}` : `ps-root-${base}-${toKebabCase(name)}`;
}

function toKebabCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
