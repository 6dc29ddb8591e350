import type { CarRoot } from '@partshop/api-client';

/** The car's whole name on one line, in a direction of its own: `Škoda Octavia III 1.4 TSI`. */
export function nameOf({ brandName, seriaName, modelName, engineName }: CarRoot): string {
  // Makers repeat the series in the model's name more often than not.
  const model = modelName.startsWith(seriaName) ? modelName : `${seriaName} ${modelName}`;
  return `\u2068${brandName} ${model} ${engineName}\u2069`;
}

/** §2: the parts of one car, without the language. */
export function carPage({ brandUrl, seriaUrl, modelUrl, engineUrl }: CarRoot): string {
  return ['/zapchasti', ...[brandUrl, seriaUrl, modelUrl, engineUrl].map(encodeURIComponent)].join('/');
}
