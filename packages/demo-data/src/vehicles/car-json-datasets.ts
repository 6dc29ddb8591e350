import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bodyTypeOf, displacementOf, fuelOf } from './engine-label.ts';
import type { FeedBrand, FeedModel } from './vehicle-tree.ts';

/** The shape of `car-json-datasets/data/<make>/<make>.json`. Its "model" is our series, its "series" our model (generation). */
type MakeFile = {
  make: string;
  models: {
    name: string;
    minYear: number | null;
    series: {
      name: string;
      startYear: number | null;
      endYear: number | null;
      bodyTypes: { type: string; engines: { engineCylinderLabel: string }[] }[];
    }[];
  }[];
};

// The makes' own spelling of their names.
const SPELLING: Readonly<Record<string, string>> = { Citroen: 'Citroën', Mini: 'MINI', Skoda: 'Škoda' };

/** Every make of the npm package `car-json-datasets` (MIT). Keeps one engine per label, whatever its gearbox and drive. */
export function* readCarJsonDatasets(): Generator<FeedBrand> {
  const entry = createRequire(import.meta.url).resolve('car-json-datasets');
  const folder = path.join(path.dirname(entry), '..', 'data');
  for (const make of readdirSync(folder).toSorted()) {
    const file = JSON.parse(readFileSync(path.join(folder, make, `${make}.json`), 'utf8')) as MakeFile;
    yield {
      name: SPELLING[file.make] ?? file.make,
      series: file.models.map((model) => ({
        name: withoutBrand(model.name, file.make),
        producedFrom: model.minYear,
        models: model.series.map(feedModel),
      })),
    };
  }
}

function feedModel(generation: MakeFile['models'][number]['series'][number]): FeedModel {
  const labels = new Set(generation.bodyTypes.flatMap((body) => body.engines.map((one) => one.engineCylinderLabel)));
  return {
    name: generation.name,
    producedFrom: generation.startYear,
    producedTo: generation.endYear,
    bodyType: generation.bodyTypes.map((body) => bodyTypeOf(body.type)).find((type) => type !== null) ?? null,
    engines: [...labels].map((name) => ({ name, fuel: fuelOf(name), displacementCc: displacementOf(name) })),
  };
}

// Some makes repeat their name in every family: "Audi A4", "SEAT León".
function withoutBrand(name: string, make: string): string {
  const rest = name.startsWith(`${make} `) ? name.slice(make.length + 1) : name;
  return rest.startsWith('(') ? name : rest;
}
