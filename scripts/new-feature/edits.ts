/** Inserts the feature's line into the list of features, sorted by name. */
export function addFeature(list: string, name: string, camel: string): string {
  const lines = list.trimEnd().split('\n');
  const line = `export { feature as ${camel} } from '@partshop/features/${name}';`;
  const first = lines.findIndex((known) => known.startsWith('export '));
  if (first < 0) throw new Error('There is no place for the new feature: the list names none.');
  const sorted = [...lines.slice(first), line].toSorted();
  return `${[...lines.slice(0, first), ...sorted].join('\n')}\n`;
}
