import type { City } from '@partshop/api-client';

/** The body of SetCity. */
export type CityChoice = Pick<City, 'id' | 'name' | 'countryCode'>;

/** The value of a city's button: `524901/1/Москва`. */
export const toChoiceValue = ({ id, countryCode, name }: CityChoice): string => `${id}/${countryCode}/${name}`;

/** Reads such a value; null if no button of ours has it. */
export function readChoiceValue(value: string): CityChoice | null {
  const [, id, countryCode, name] = /^([1-9]\d{0,14})\/([1-9]\d{0,2})\/(.{1,100})$/.exec(value) ?? [];
  if (id === undefined || countryCode === undefined || name === undefined) return null;
  return { id: Number(id), countryCode: Number(countryCode), name };
}
