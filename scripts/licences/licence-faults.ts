type Names = Readonly<Record<string, unknown>>;

export type LockedPackage = {
  license?: string;
  link?: boolean;
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
};
export type Licensed = { name: string; licence: string };

/** Licences that may ship with the shop. Any other (copyleft, ODbL, Hippocratic, SSPL, none at all) needs a decision. */
const SHIPPED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
]);
/**
 * Further licences of particular packages, by how their names begin. libvips, which encodes pictures, is a shared library that
 * anybody may exchange for another build of it; it runs on the server and is part of no page.
 */
const LINKED: readonly (readonly [name: string, licence: string])[] = [['@img/sharp-', 'LGPL-3.0-or-later']];
/** Packages that name no licence in their package.json, with the one of their LICENSE file. */
const STATED: Readonly<Record<string, string>> = { 'png-js': 'MIT' };
/** Further licences for development tools: they bind those who change the tool, not those who use it. */
const TOOLS = new Set([...SHIPPED, 'CC-BY-3.0', 'MPL-2.0', 'Python-2.0']);

/** Splits the packages of a lock file into those that ship and those that only build and test; lists those with other licences. */
export function findLicenceFaults(packages: Readonly<Record<string, LockedPackage>>): {
  shipped: Licensed[];
  tools: Licensed[];
  faults: Licensed[];
} {
  const shipped: Licensed[] = [];
  const tools: Licensed[] = [];
  const faults: Licensed[] = [];
  const shippedPlaces = findShipped(packages);
  for (const [place, { license, link }] of Object.entries(packages)) {
    if (link || !place.includes('node_modules/')) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const entry = { name, licence: license ?? STATED[name] ?? 'none' };
    const isTool = !shippedPlaces.has(place);
    (isTool ? tools : shipped).push(entry);
    const linked = LINKED.filter(([start]) => name.startsWith(start)).map(([, licence]) => licence);
    if (!isAgreed(entry.licence, new Set([...(isTool ? TOOLS : SHIPPED), ...linked]))) faults.push(entry);
  }
  return { shipped, tools, faults };
}

/**
 * All run-time dependencies of the workspace's packages, without the root, which only holds tools. Does not trust npm's `dev`
 * marks, which are missing on packages of other platforms.
 */
function findShipped(packages: Readonly<Record<string, LockedPackage>>): Set<string> {
  const shipped = new Set<string>();
  const waiting = Object.keys(packages).filter((place) => place !== '' && !place.includes('node_modules/'));
  for (const place of waiting) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const isOptionalPeer = peerDependenciesMeta?.[name]?.optional === true && dependencies?.[name] === undefined;
      const found = isOptionalPeer ? undefined : resolvePlace(packages, place, name);
      if (found === undefined || shipped.has(found)) continue;
      shipped.add(found);
      waiting.push(found);
    }
  }
  return shipped;
}

/** Resolves a package as Node does: in the package's own node_modules, then in each folder above. */
function resolvePlace(
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]*$/, '')) {
    const place = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}

/** `(MIT OR GPL-3.0)` needs one agreed licence, `(MIT AND Zlib)` needs all. */
function isAgreed(expression: string, agreed: ReadonlySet<string>): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((licence) => agreed.has(licence.replace(/[()]/g, '').trim())));
}
