import type { NamedCar } from '@partshop/api-client';
import { modelNameOf } from '@partshop/features/shared';

type Named = Pick<NamedCar, 'brandName' | 'seriaName' | 'modelName' | 'modelText' | 'engineName'>;

/**
 * The car's name on one line, as far as it is known: `Škoda Octavia III 1.4 TSI`. Names differ between pages: a model that is called
 * like its series has its years, `LADA 2115, 1997–2012`.
 */
export function carNameOf({ brandName, seriaName, modelName, modelText, engineName }: Named): string {
  const model = engineName === null && modelName === seriaName ? modelText : modelName;
  const known = seriaName !== null && model !== null ? modelNameOf(seriaName, model) : seriaName;
  return [brandName, known, engineName].filter((name) => name !== null).join(' ');
}
