import type { NamedCar } from '@partshop/api-client';

/** The car's name on one line, as far as it is known: `Škoda Octavia III 1.4 TSI`. */
export function carNameOf(car: Pick<NamedCar, 'brandName' | 'seriaName' | 'modelName' | 'engineName'>): string {
  const { brandName, seriaName, modelName, engineName } = car;
  // Most makers repeat the series in the model's name.
  const isRepeated = seriaName !== null && modelName?.startsWith(seriaName);
  return [brandName, isRepeated ? null : seriaName, modelName, engineName].filter((name) => name !== null).join(' ');
}
