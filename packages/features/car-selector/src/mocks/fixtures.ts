import type { CarOption, CarRoot, NamedCar, components } from '@partshop/api-client';

export type Groups = components['schemas']['CarGroup'][];

const option = (value: number, urls: string[], breadCrumbs: string[], text = breadCrumbs.at(-1) ?? ''): CarOption => ({
  text,
  value,
  linkUrl: ['/zapchasti', ...urls].join('/'),
  breadCrumbs,
});

const skoda = option(11, ['skoda'], ['Škoda']);
const volvo = option(12, ['volvo'], ['Volvo']);

/** The most common brands first, then all brands by letter. */
export const brands: Groups = [
  { groupName: '', children: [skoda] },
  { groupName: 'S', children: [skoda] },
  { groupName: 'V', children: [volvo] },
];

const model = (value: number, url: string, series: [url: string, name: string], name: string, years: string) =>
  option(value, ['skoda', series[0], url], ['Škoda', series[1], name], `${name}, ${years}`);

/** Models of Škoda. */
export const models: Groups = [
  {
    groupName: 'Octavia',
    seriaUrl: 'octavia',
    children: [
      model(111, 'octavia-iii', ['octavia', 'Octavia'], 'Octavia III', '2012–2020'),
      model(112, 'octavia-ii', ['octavia', 'Octavia'], 'Octavia II', '2004–2013'),
    ],
  },
  {
    groupName: 'Superb',
    seriaUrl: 'superb',
    children: [model(113, 'superb-ii', ['superb', 'Superb'], 'Superb II', '2008–2015')],
  },
];

const engine = (value: number, url: string, name: string) =>
  option(value, ['skoda', 'octavia', 'octavia-iii', url], ['Škoda', 'Octavia', 'Octavia III', name]);

/** Engines of the third Octavia. */
export const engines: Groups = [
  {
    groupName: 'Бензин',
    children: [engine(1111, '14-tsi-150', '1.4 TSI 150 л.с.'), engine(1112, '18-tsi', '1.8 TSI')],
  },
  { groupName: 'Дизель', children: [engine(1113, '20-tdi', '2.0 TDI')] },
];

/** The option of a list by its id. */
export function optionOf(groups: Groups, id: number): CarOption {
  const found = groups.flatMap(({ children }) => children).find(({ value }) => value === id);
  if (!found) throw new Error(`No option ${id}.`);
  return found;
}

export const octavia: CarRoot = {
  brandId: 11,
  seriaId: 21,
  modelId: 111,
  engineId: 1111,
  brandUrl: 'skoda',
  seriaUrl: 'octavia',
  modelUrl: 'octavia-iii',
  engineUrl: '14-tsi-150',
  brandName: 'Škoda',
  seriaName: 'Octavia',
  modelName: 'Octavia III',
  engineName: '1.4 TSI 150 л.с.',
};

/** The Octavia as far as an address of this depth names it: 1 for the brand, 4 for the engine. */
export function octaviaAt(depth: 1 | 2 | 3 | 4): NamedCar {
  const { seriaId, seriaUrl, seriaName, modelId, modelUrl, modelName, engineId, engineUrl, engineName } = octavia;
  const { brandId, brandUrl, brandName } = octavia;
  const segments = [brandUrl, seriaUrl, modelUrl, engineUrl].slice(0, depth);
  return {
    brandId,
    brandUrl,
    brandName,
    ...(depth > 1 ? { seriaId, seriaUrl, seriaName } : { seriaId: null, seriaUrl: null, seriaName: null }),
    ...(depth > 2
      ? { modelId, modelUrl, modelName, modelText: `${modelName}, 2012–2020` }
      : { modelId: null, modelUrl: null, modelName: null, modelText: null }),
    ...(depth > 3 ? { engineId, engineUrl, engineName } : { engineId: null, engineUrl: null, engineName: null }),
    linkUrl: ['/zapchasti', ...segments].join('/'),
  };
}

/** The same model with its diesel engine, for a second car of the garage. */
export const dieselOctavia: CarRoot = { ...octavia, engineId: 1113, engineUrl: '20-tdi', engineName: '2.0 TDI' };
