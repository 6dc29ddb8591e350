export const VIN_LENGTH = 17;

/** A corrected character, its replacement, and the kind of mistake: a letter that VINs exclude, or a Cyrillic look-alike. */
export type VinChange = { from: string; to: string; kind: 'forbidden' | 'lookAlike' };

/**
 * What is doubtful about a corrected number. It never blocks the form, because registries contain numbers older than the standard.
 */
export type VinAdvice = 'letters' | 'length' | 'checkDigit';

/** VINs exclude these letters (ISO 3779), because they look like digits. */
const FORBIDDEN: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** Cyrillic letters that look like Latin letters or digits. */
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

/** The values of letters for the check digit (49 CFR 565.15); digits have their own value. */
const VALUES = new Map(
  ['1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ'].flatMap(([value, ...letters]) =>
    letters.map((letter): [string, number] => [letter, Number(value)]),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Corrects a VIN: upper case, no spaces and punctuation, excluded and Cyrillic letters replaced. `changes` lists each replaced
 * letter once, in order, and leaves out case, spaces and punctuation.
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

/** The most important doubt about a corrected number; undefined for an empty or correct one. */
export function adviseOnVin(vin: string): VinAdvice | undefined {
  if (vin === '') return undefined;
  if (!/^[0-9A-HJ-NPR-Z]*$/.test(vin)) return 'letters';
  if ([...vin].length !== VIN_LENGTH) return 'length';
  return carriesCheckDigit(vin) && vin[8] !== checkDigit(vin) ? 'checkDigit' : undefined;
}

/** North American numbers require a check digit in the ninth place; others may use that place freely. */
function carriesCheckDigit(vin: string): boolean {
  return /^[1-5]/.test(vin);
}

/** The check digit of a VIN of seventeen allowed characters (the ninth character). */
export function checkDigit(vin: string): string {
  let sum = 0;
  for (const [place, weight] of WEIGHTS.entries()) {
    const letter = vin[place] ?? '0';
    sum += weight * (VALUES.get(letter) ?? Number(letter));
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}
