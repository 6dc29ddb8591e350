import { slugify } from 'transliteration';
import { stableId } from '../random/stable-id.ts';

export type Fuel = 'petrol' | 'diesel' | 'gas' | 'hybrid' | 'electric';

/**
 * What a source of vehicles provides, whatever its own format: brand, family, generation, engine. A licensed feed
 * (TecDoc, Laximo, vPIC) can replace the packaged one by yielding these.
 */
export type FeedEngine = { name: string; fuel: Fuel | null; displacementCc: number | null };
export type FeedModel = {
  name: string;
  producedFrom: number | null;
  producedTo: number | null;
  bodyType: string | null;
  engines: readonly FeedEngine[];
};
export type FeedSeries = { name: string; producedFrom: number | null; models: readonly FeedModel[] };
export type FeedBrand = { name: string; series: readonly FeedSeries[] };
export type VehicleFeed = Iterable<FeedBrand>;

/** A node of the tree: `url` is its URL segment, unique under its parent; `id` follows from the path of urls. */
type Node = { id: number; url: string };
export type VehicleEngine = Node & FeedEngine;
export type VehicleModel = Node & Omit<FeedModel, 'engines'> & { engines: readonly VehicleEngine[] };
export type VehicleSeries = Node & Omit<FeedSeries, 'models'> & { models: readonly VehicleModel[] };
export type VehicleBrand = Node & { name: string; series: readonly VehicleSeries[] };
export type VehicleTree = { brands: readonly VehicleBrand[] };

/** `'Mk6 (A6 / Typ 5K)'` gives `'mk6-a6-typ-5k'`, `'Mégane'` gives `'megane'`; a point becomes a hyphen, for static file servers. */
export function vehicleSlug(name: string): string {
  return slugify(name.replaceAll('.', '-')).replaceAll(/-{2,}/g, '-');
}

/**
 * Builds one tree from all feeds. Nodes with the same name under one parent are merged (two feeds may add families to one
 * brand, and spellings that differ only in case are one engine), keeping the first feed's data. Nodes without an engine
 * are left out.
 */
export function buildVehicleTree(feeds: readonly VehicleFeed[]): VehicleTree {
  const ids = new Map<number, string>();
  const brands = mergeByUrl(
    feeds.flatMap((feed) => [...feed]),
    (first, all): VehicleBrand | undefined => {
      const path = vehicleSlug(first.name);
      const series = mergeByUrl(
        all.flatMap((brand) => brand.series),
        (one, same) => seriesNode(ids, path, one, same),
      );
      return series.length === 0 ? undefined : { ...nodeAt(ids, path), name: first.name, series };
    },
  );
  return { brands };
}

function seriesNode(
  ids: Map<number, string>,
  parent: string,
  first: FeedSeries,
  all: readonly FeedSeries[],
): VehicleSeries | undefined {
  const path = `${parent}/${vehicleSlug(first.name)}`;
  const models = mergeByUrl(
    all.flatMap((series) => series.models),
    (one, same) => modelNode(ids, path, one, same),
  );
  if (models.length === 0) return undefined;
  return { ...nodeAt(ids, path), name: first.name, producedFrom: first.producedFrom, models };
}

function modelNode(
  ids: Map<number, string>,
  parent: string,
  first: FeedModel,
  all: readonly FeedModel[],
): VehicleModel | undefined {
  const path = `${parent}/${vehicleSlug(first.name)}`;
  const engines = mergeByUrl(
    all.flatMap((model) => model.engines),
    (one): VehicleEngine => ({ ...nodeAt(ids, `${path}/${vehicleSlug(one.name)}`), ...one }),
  );
  return engines.length === 0 ? undefined : { ...first, ...nodeAt(ids, path), engines };
}

function mergeByUrl<F extends { name: string }, N>(
  feed: readonly F[],
  make: (first: F, all: readonly [F, ...F[]]) => N | undefined,
): readonly N[] {
  const groups = new Map<string, [F, ...F[]]>();
  for (const entry of feed) {
    const url = vehicleSlug(entry.name);
    if (url === '') throw new Error(`No address can be made of the name "${entry.name}".`);
    const group = groups.get(url);
    if (group === undefined) groups.set(url, [entry]);
    else group.push(entry);
  }
  return [...groups.values()].flatMap((group) => make(group[0], group) ?? []);
}

function nodeAt(ids: Map<number, string>, path: string): Node {
  const id = stableId(path);
  const other = ids.get(id);
  if (other !== undefined) throw new Error(`"${path}" and "${other}" get the same id.`);
  ids.set(id, path);
  return { id, url: path.slice(path.lastIndexOf('/') + 1) };
}
