/** Adds the routes of a feature to the route table: an import after the last of ours, a spread after the last one. */
export function addRoutes(table: string, packageName: string, routes: string): string {
  const imported = replaceOnce(
    table,
    /([\s\S]*import [^;]*from '@partshop\/[^']*';\n)/,
    `$1import { ${routes} } from '${packageName}';\n`,
    "an import of '@partshop/…'",
  );
  return replaceOnce(imported, /([\s\S]*\.\.\.\w+Routes)/, `$1, ...${routes}`, "a spread of '…Routes'");
}

function replaceOnce(text: string, pattern: RegExp, replacement: string, wanted: string): string {
  if (!pattern.test(text)) throw new Error(`There is no place for the new feature: ${wanted} not found.`);
  return text.replace(pattern, replacement);
}
