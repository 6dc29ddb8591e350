import { transliterate } from 'transliteration';
import type { Names } from '../../platform/values/names.ts';
import { countryName } from '../../platform/values/countries.ts';
import { foldSearchText } from '../../platform/values/search-text.ts';

/**
 * The contents of `cities.name_text` and `region_text`: folded names between line ends, so that one can search for the
 * beginning of a name (`\nнов`), of a word (` нов`) and a whole name (`\nнов\n`). Includes a transliteration of the
 * Russian name («moskva»), the short names («спб») with theirs and, with the region, the country.
 */
export function cityTexts(city: { names: Names; shortNames: readonly string[]; region: Names; countryCode: number }): {
  nameText: string;
  regionText: string;
} {
  const spoken = [city.names.ru, ...city.shortNames];
  const countries = ['ru', 'en'].map((lang) => countryName(city.countryCode, lang));
  return {
    nameText: lines([...Object.values(city.names), ...spoken, ...spoken.map((name) => transliterate(name))]),
    regionText: lines([...Object.values(city.region), ...countries]),
  };
}

function lines(names: readonly (string | undefined)[]): string {
  const folded = new Set(names.map((name) => foldSearchText(name ?? '')));
  folded.delete('');
  return `\n${[...folded].join('\n')}\n`;
}

/** Whether a text is the city's name in any language and spelling. */
export const isNameOf = (names: Names, text: string): boolean => {
  const wanted = foldSearchText(text);
  return wanted !== '' && Object.values(names).some((name) => foldSearchText(name ?? '') === wanted);
};
