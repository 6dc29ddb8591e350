import type { Entry } from './entries.ts';

export type SourceManifest = {
  name: string;
  version: string;
  license: string;
  description?: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

/** Further files that partners may import. */
const STYLE_SHEETS = ['embed.css', 'global.css', 'styles.css', 'tokens.css'] as const;

/** The `package.json` of the built package. The one in the repository points to the sources and is never published. */
export function publishedManifest(source: SourceManifest, entries: readonly Entry[]): object {
  const { name, version, license, description, dependencies, peerDependencies } = source;
  const module = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      '.': module('modules/index'),
      ...Object.fromEntries(entries.map((entry) => [`./${entry.name}`, module(entry.name)])),
      ...Object.fromEntries(STYLE_SHEETS.map((file) => [`./${file}`, `./${file}`])),
      './tokens.json': './tokens.json',
      './package.json': './package.json',
    },
    dependencies,
    peerDependencies,
  };
}
