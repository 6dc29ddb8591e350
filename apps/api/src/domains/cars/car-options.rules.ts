/** The lists of the car selector, level by level (§3 brand list, model groups, engine groups). */
import type { CarGroup, CarOption } from '@partshop/api-client/contract';
import { engineName } from './engine-names.rules.ts';
import { fuelName, fuelRank } from './fuels.rules.ts';

type Node = { id: number; url: string; name: string };
/** `weight`: the number of kinds of parts known to fit its cars. */
export type BrandNode = Node & { weight: number };
export type ModelNode = Node & {
  seriesId: number;
  seriesUrl: string;
  seriesName: string;
  brandUrl: string;
  brandName: string;
  producedFrom: number | null;
  producedTo: number | null;
};
export type EngineNode = Node & { fuel: string | null; modelUrl: string; modelName: string } & Pick<
    ModelNode,
    'seriesUrl' | 'seriesName' | 'brandUrl' | 'brandName'
  >;

export const CARS_PATH = '/zapchasti';
const COMMON_BRANDS = 12;

const option = ({ id, name }: Node, urls: string[], breadCrumbs: string[]): CarOption => ({
  text: name,
  value: id,
  linkUrl: [CARS_PATH, ...urls].join('/'),
  breadCrumbs,
});

/** Groups brands by first letter. A group without a name comes first and repeats the brands with the most parts. */
export function groupBrands(brands: readonly BrandNode[]): CarGroup[] {
  const { compare } = new Intl.Collator('ru');
  const optionOf = (brand: BrandNode) => option(brand, [brand.url], [brand.name]);
  const common = brands
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || compare(one.name, other.name))
    .slice(0, COMMON_BRANDS)
    .map(optionOf);
  const byName = brands.toSorted((one, other) => compare(one.name, other.name));
  const letters = [...Map.groupBy(byName, ({ name }) => firstLetter(name))].map(([groupName, group]) => ({
    groupName,
    children: group.map(optionOf),
  }));
  return common.length > 0 ? [{ groupName: '', children: common }, ...letters] : letters;
}

const firstLetter = (name: string) => [...name.normalize('NFD')][0]?.toUpperCase() ?? '';

/** Groups the models of one brand by series, the newest first in each. */
export function groupModels(models: readonly ModelNode[]): CarGroup[] {
  const { compare } = new Intl.Collator('ru', { numeric: true });
  const inOrder = models.toSorted(
    (one, other) =>
      compare(one.seriesName, other.seriesName) ||
      (other.producedFrom ?? 0) - (one.producedFrom ?? 0) ||
      compare(one.name, other.name),
  );
  return [...Map.groupBy(inOrder, ({ seriesId }) => seriesId).values()].map((group) => ({
    groupName: group[0]?.seriesName ?? '',
    seriaUrl: group[0]?.seriesUrl ?? '',
    children: group.map(modelOption),
  }));
}

/** A model with its years. */
export function modelOption(model: ModelNode): CarOption {
  const { brandUrl, brandName, seriesUrl, seriesName, url, name } = model;
  const chosen = option(model, [brandUrl, seriesUrl, url], [brandName, seriesName, name]);
  return { ...chosen, text: modelText(model) };
}

/** `'Mk7, 2012–2020'`; `'Mk8, 2019–'` while it is still made. */
export const modelText = (model: Pick<ModelNode, 'name' | 'producedFrom' | 'producedTo'>): string =>
  model.name + yearsOf(model);

function yearsOf({ producedFrom, producedTo }: Pick<ModelNode, 'producedFrom' | 'producedTo'>): string {
  if (producedFrom === null) return producedTo === null ? '' : `, –${producedTo}`;
  return producedFrom === producedTo ? `, ${producedFrom}` : `, ${producedFrom}–${producedTo ?? ''}`;
}

/** Groups the engines of one model by fuel. */
export function groupEngines(engines: readonly EngineNode[], lang: string): CarGroup[] {
  const { compare } = new Intl.Collator('ru', { numeric: true });
  const inOrder = engines.toSorted(
    (one, other) => fuelRank(one.fuel) - fuelRank(other.fuel) || compare(one.name, other.name),
  );
  return [...Map.groupBy(inOrder, ({ fuel }) => fuelName(fuel, lang))].map(([groupName, group]) => ({
    groupName,
    children: group.map((engine) => {
      const { brandUrl, brandName, seriesUrl, seriesName, modelUrl, modelName, url } = engine;
      const name = engineName(engine.name, lang);
      return option(
        { ...engine, name },
        [brandUrl, seriesUrl, modelUrl, url],
        [brandName, seriesName, modelName, name],
      );
    }),
  }));
}
