import type { Params } from 'react-router-dom';
import type { CarRoot } from '@partshop/api-client';
import type { ByLevel, Level } from '@partshop/features/breadcrumb-builder';
import { paths } from '@partshop/features/shared';

/** The levels of a car, from the top. */
export const CAR_LEVELS = ['brand', 'seria', 'model', 'engine'] as const;

export const CATEGORY_LEVELS = ['parent', 'category'] as const;

export type CatalogueRoute = {
  /** The page above all levels. */
  root: string;
  levels: readonly Level[];
  parts: ByLevel<string>;
};

/** The route of a page of `/zapchasti` or, where it has a parent category, of `/avtozapchasti`. */
export function routeOf(params: Params): CatalogueRoute {
  const isOfCategory = params['parent'] !== undefined;
  const levels: readonly Level[] = [
    ...(isOfCategory ? CATEGORY_LEVELS : []),
    ...(isOfCategory && params['category'] === undefined ? [] : CAR_LEVELS),
  ];
  const named = levels.flatMap((level) => (params[level] === undefined ? [] : [[level, params[level]] as const]));
  return { root: isOfCategory ? paths.categories.to() : paths.cars.to(), levels, parts: Object.fromEntries(named) };
}

/** The path of the parts of a URL below `root`, as far as they are there. */
export function pathTo(root: string, parts: ByLevel<string>, levels: readonly Level[]): string {
  const given = levels.flatMap((level) => parts[level] ?? []);
  return [root, ...given.map(encodeURIComponent)].join('/');
}

/** The path of a catalogue page, as its URL spells it. */
export const ownPathOf = ({ root, levels, parts }: CatalogueRoute): string => pathTo(root, parts, levels);

/** The path of a category's page for a car, down to its engine. */
export function pathForCar({ root, levels, parts }: CatalogueRoute, car: CarRoot): string {
  const { brandUrl: brand, seriaUrl: seria, modelUrl: model, engineUrl: engine } = car;
  return pathTo(root, { ...parts, brand, seria, model, engine }, levels);
}

/** The part of a path after its last slash. */
export const lastPart = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
