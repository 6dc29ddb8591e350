/** Adds a project to the `references` of a tsconfig, at its end. */
export function addReference(tsconfig: string, folder: string): string {
  return replaceOnce(tsconfig, /("references": \[[^\]]*\})(\s*\])/, `$1, { "path": "${folder}" }$2`, 'references');
}

/** Adds a dependency to a package.json, in alphabetical order. */
export function addDependency(manifest: string, name: string, version: string): string {
  const content = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  const entries = Object.entries({ ...content.dependencies, [name]: version });
  content.dependencies = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(content, null, 2)}\n`;
}

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
