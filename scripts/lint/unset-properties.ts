type Source = { file: string; text: string };

/** Custom properties of the design system that are read without a fallback, and those that are set or named to be set. */
const READ = /var\(\s*(--ps-[\w-]*\w)\s*\)/g;
const NAMED = /(?<!var\(\s*)--ps-[\w-]+/g;

/** Where a custom property is read that no source sets. */
export function findUnsetProperties<S extends Source>(sources: readonly S[]): (S & { index: number; name: string })[] {
  const named = new Set(sources.flatMap(({ text }) => [...text.matchAll(NAMED)].map(([name]) => name)));
  return sources.flatMap((source) =>
    [...source.text.matchAll(READ)]
      .map(({ index, 1: name = '' }) => ({ ...source, index, name }))
      .filter(({ name }) => !named.has(name)),
  );
}
