/** A model with its series, `Octavia III`. Most makers repeat the series in the model's name. */
export const modelNameOf = (seriaName: string, modelName: string): string =>
  modelName.startsWith(seriaName) ? modelName : `${seriaName} ${modelName}`;
