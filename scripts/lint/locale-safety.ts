import type { Rule } from './rule.ts';

/** Methods that default to the machine's locale, with the number of arguments that includes the locale. */
const LOCALE_ARGUMENTS = new Map([
  ['toLocaleString', 1],
  ['toLocaleDateString', 1],
  ['toLocaleTimeString', 1],
  ['toLocaleUpperCase', 1],
  ['toLocaleLowerCase', 1],
  ['localeCompare', 2],
]);

type Node = { type: string; range: [number, number] };
type Call = Node & { callee: Node; arguments: Node[] };
type Member = Node & { object: Node & { name?: string }; property: Node & { name?: string } };

/**
 * Requires an explicit locale, and a time zone for every date: server and browser have different defaults, so default
 * formatting breaks hydration.
 */
export const localeSafety: Rule = {
  create(context) {
    function check(node: Call) {
      if (node.callee.type !== 'MemberExpression') return;
      const { object, property } = node.callee as Member;
      const name = property.name ?? '';
      const isIntl = object.type === 'Identifier' && object.name === 'Intl' && /^[A-Z]/.test(name);
      const needed = isIntl ? 1 : LOCALE_ARGUMENTS.get(name);
      if (needed === undefined) return;
      const locale = node.arguments[needed - 1];
      if (!locale || isUndefined(locale)) {
        context.report({ message: `'${name}' without a locale takes the machine's: pass the page's locale.`, node });
      } else if (
        /^(DateTimeFormat|toLocaleDateString|toLocaleTimeString)$/.test(name) &&
        lacksTimeZone(node.arguments[1])
      ) {
        context.report({
          message: `'${name}' without 'timeZone' takes the machine's: server and browser differ.`,
          node,
        });
      }
    }
    return {
      CallExpression: (node) => check(node),
      NewExpression: (node) => check(node),
    };
  },
};

function isUndefined(node: Node): boolean {
  return node.type === 'Identifier' && 'name' in node && node.name === 'undefined';
}

/** Options that are not an object literal are trusted. */
function lacksTimeZone(options: Node | undefined): boolean {
  if (!options) return true;
  if (options.type !== 'ObjectExpression') return false;
  const { properties } = options as Node & { properties: (Node & { key?: { name?: string } })[] };
  return properties.every((property) => property.type === 'Property' && property.key?.name !== 'timeZone');
}
