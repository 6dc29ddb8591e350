import path from 'node:path';
import { parseSync, Visitor, type ObjectExpression } from 'oxc-parser';

export type ScreenBudget = {
  /** Path of the screen's module, relative to the folder of the features. */
  file: string;
  kibibytes: number;
};

/**
 * The screens that a `feature.ts` declares, with their budgets. Throws for a screen that is imported dynamically and has no
 * budget.
 */
export function screenBudgets(file: string, source: string): ScreenBudget[] {
  const found: ScreenBudget[] = [];
  new Visitor({
    ObjectExpression(node) {
      const load = valueOf(node, 'load');
      const specifier = load && /import\('([^']+\.screen\.ts)'\)/.exec(source.slice(load.start, load.end))?.[1];
      if (!specifier) return;
      const screen = path.posix.join(path.posix.dirname(file), specifier);
      const kibibytes = valueOf(node, 'budget');
      if (kibibytes?.type !== 'Literal' || typeof kibibytes.value !== 'number')
        throw new Error(`${screen} has no budget: say its KiB in ${file}.`);
      found.push({ file: screen, kibibytes: kibibytes.value });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

function valueOf(node: ObjectExpression, name: string) {
  for (const property of node.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
  return null;
}
