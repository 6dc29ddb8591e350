import type { City } from '@partshop/api-client';

/** What SetCity asks for. */
export type CityChoice = Pick<City, 'id' | 'name' | 'countryCode'>;

/** A choice as one value of a form's button: `524901/1/Москва`. */
export const toChoiceValue = ({ id, countryCode, name }: CityChoice): string => `${id}/${countryCode}/${name}`;

/** Reads such a value; null for what no button of ours holds. */
export function readChoiceValue(value: string): CityChoice | null {
  const [, id, countryCode, name] = /^([1-9]\d{0,14})\/([1-9]\d{0,2})\/(.{1,100})$/.exec(value) ?? [];
  if (id === undefined || countryCode === undefined || name === undefined) return null;
  return { id: Number(id), countryCode: Number(countryCode), name };
}
