export const VIN_LENGTH = 17;

/** One letter that cannot stand in a vehicle identification number, the one meant, and which of the two slips it was. */
export type VinChange = { from: string; to: string; kind: 'forbidden' | 'lookAlike' };

/** What a corrected number lacks; none of it forbids to go on, since registries hold numbers older than the standard. */
export type VinAdvice = 'letters' | 'length' | 'checkDigit';

/** Never in a number (ISO 3779), for they look like digits. */
const FORBIDDEN: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** Russian letters typed for the Latin ones that look the same; О and І stand for what the Latin ones stand for. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  І: '1',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** Values of letters for the check digit (49 CFR 565.15); digits stand for themselves. */
const VALUES = new Map(
  ['1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ'].flatMap(([value, ...letters]) =>
    letters.map((letter): [string, number] => [letter, Number(value)]),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * The number as it should be written: capitals, without spaces and dashes, forbidden and Cyrillic letters replaced. Changes come
 * once each, in their order; what is changed without doubt (capitals, spaces, dashes) is not among them.
 */
export function correctVin(text: string): { vin: string; changes: readonly VinChange[] } {
  const changes = new Map<string, VinChange>();
  let vin = '';
  for (const letter of text.toUpperCase()) {
    if (/[\s\p{P}]/u.test(letter)) continue;
    const meant = FORBIDDEN[letter] ?? LOOK_ALIKES[letter];
    const kind = letter in FORBIDDEN ? 'forbidden' : 'lookAlike';
    if (meant !== undefined) changes.set(letter, { from: letter, to: meant, kind });
    vin += meant ?? letter;
  }
  return { vin, changes: [...changes.values()] };
}

/** What is doubtful about a corrected number; nothing about an empty one. The first of the list is the first to look at. */
export function adviseOnVin(vin: string): VinAdvice | undefined {
  if (vin === '') return undefined;
  if (!/^[0-9A-HJ-NPR-Z]*$/.test(vin)) return 'letters';
  if ([...vin].length !== VIN_LENGTH) return 'length';
  return carriesCheckDigit(vin) && vin[8] !== checkDigit(vin) ? 'checkDigit' : undefined;
}

/** North American makers must compute the ninth place; elsewhere it is the maker's to use. */
function carriesCheckDigit(vin: string): boolean {
  return /^[1-5]/.test(vin);
}

/** The ninth place of a number of seventeen allowed letters. */
export function checkDigit(vin: string): string {
  let sum = 0;
  for (const [place, weight] of WEIGHTS.entries()) {
    const letter = vin[place] ?? '0';
    sum += weight * (VALUES.get(letter) ?? Number(letter));
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}
