/** The columns of GeoNames' cities500.txt that the table needs (http://download.geonames.org/export/dump/readme.txt). */
export type Place = {
  id: number;
  /** The Latin name, with marks for soft and hard signs: `Arkhangel’sk`. */
  name: string;
  /** Names in all languages; GeoNames does not say which language each is in. */
  alternateNames: readonly string[];
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** `PPLC` a capital, `PPLA` a regional seat, `PPL` any other place, `PPLX` a part of a place … */
  kind: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** GeoNames' code of the first-level division inside the country. */
  region: string;
  population: number;
  /** IANA time zone. */
  timeZone: string;
};

export function parsePlaces(text: string): Place[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parsePlace(line.split('\t')));
}

function parsePlace(fields: readonly string[]): Place {
  const field = (index: number): string => {
    const value = fields[index];
    if (value === undefined) throw new Error(`Field ${index} is missing from: ${fields.join('\t').slice(0, 80)}`);
    return value;
  };
  return {
    id: Number(field(0)),
    name: field(1),
    alternateNames: field(3) === '' ? [] : field(3).split(','),
    latitude: Number(field(4)),
    longitude: Number(field(5)),
    kind: field(7),
    country: field(8),
    region: field(10),
    population: Number(field(14)),
    timeZone: field(17),
  };
}
