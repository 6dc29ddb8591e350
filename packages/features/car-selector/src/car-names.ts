import type { CarRoot } from '@partshop/api-client';

/** The car's whole name on one line, isolated from the direction around it: `Škoda Octavia III 1.4 TSI`. */
export function nameOf({ brandName, seriaName, modelName, engineName }: CarRoot): string {
  // Most makers repeat the series in the model's name.
  const model = modelName.startsWith(seriaName) ? modelName : `${seriaName} ${modelName}`;
  return `\u2068${brandName} ${model} ${engineName}\u2069`;
}

/** §2: the address of a car's parts, without the language. */
export function carPage({ brandUrl, seriaUrl, modelUrl, engineUrl }: CarRoot): string {
  return ['/zapchasti', ...[brandUrl, seriaUrl, modelUrl, engineUrl].map(encodeURIComponent)].join('/');
}
