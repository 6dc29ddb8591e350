import type { SearchPlace, SearchSuggestion } from '@partshop/api-client';
import { adviseOnVin, correctVin, VIN_LENGTH } from '@partshop/ui';
import { foldPartNumber, looksLikePartNumber } from '@partshop/api-client/part-number';

/** What a search text is. */
export type SearchMeaning =
  | { kind: 'number'; number: string }
  | { kind: 'maker-number'; maker: string; number: string }
  /** `isDoubtful`: its check digit is wrong, which North American numbers must have right. */
  | { kind: 'vin'; vin: string; isDoubtful: boolean }
  /** The number of a Japanese car: the code of its model and a number, `NZE121-3141592`. */
  | { kind: 'frame'; frame: string }
  | { kind: 'car' | 'category'; name: string; link: string }
  | { kind: 'name' };

/** What the backend answered about the text; without it makers, cars and categories are not recognised. */
export type KnownMeanings = {
  parts?: readonly Pick<SearchSuggestion, 'catalogName' | 'catalogFullNumber' | 'clearNumber'>[];
  places?: readonly SearchPlace[];
};

/** The shortest number that is recognised beside a maker. */
const LEAST_NUMBER = 4;

/** The viscosity of an oil looks like a number: `5w30`, `0W-20`. */
const GRADE = /^\d{1,2}w[-\s]?\d{2}$/i;
/** People write what it is before it: `VIN: …`. */
const VIN_LABEL = /^\s*(?:vin|вин|frame|кузов)(?:[\s:№#]+)/i;
const FRAME = /^(?<model>[^\s-]{2,8})[-‐–—\s](?<serial>\d{6,7})$/;
const FRAME_MODEL = /^[A-Z]{1,4}\d{1,3}[A-Z]{0,2}$/;

/** Reads a search text (F2): a pure function of the text and of what is known about it. Null for a text without letters and digits. */
export function readMeaning(text: string, { parts = [], places = [] }: KnownMeanings = {}): SearchMeaning | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const unlabelled = text.replace(VIN_LABEL, '').trim();
  return (
    readVin(unlabelled) ??
    readFrame(unlabelled) ??
    readMakerAndNumber(text, parts) ??
    readNumber(text) ??
    readPlace(places) ?? { kind: 'name' }
  );
}

function readVin(text: string): SearchMeaning | null {
  const { vin } = correctVin(text);
  const advice = adviseOnVin(vin);
  const isVin = vin.length === VIN_LENGTH && advice !== 'letters' && /\d{4}$/.test(vin) && /[A-Z]{2}/.test(vin);
  return isVin ? { kind: 'vin', vin, isDoubtful: advice === 'checkDigit' } : null;
}

function readFrame(text: string): SearchMeaning | null {
  const { model = '', serial = '' } = FRAME.exec(text)?.groups ?? {};
  const code = foldPartNumber(model);
  return FRAME_MODEL.test(code) ? { kind: 'frame', frame: `${code}-${serial}` } : null;
}

function readMakerAndNumber(text: string, parts: NonNullable<KnownMeanings['parts']>): SearchMeaning | null {
  const folded = foldPartNumber(text);
  const part = parts.find(
    ({ clearNumber }) =>
      clearNumber.length >= LEAST_NUMBER && clearNumber !== folded && isBesideWords(text, folded, clearNumber),
  );
  return part ? { kind: 'maker-number', maker: part.catalogName, number: part.catalogFullNumber } : null;
}

/** Whether the number stands at the beginning or the end, and the rest is words. */
function isBesideWords(text: string, folded: string, numberKey: string): boolean {
  if (!folded.startsWith(numberKey) && !folded.endsWith(numberKey)) return false;
  return text.split(/\s+/).some((word) => /^\p{L}[\p{L}-]+$/u.test(word) && !numberKey.includes(foldPartNumber(word)));
}

function readNumber(text: string): SearchMeaning | null {
  const hasWord = text.split(/\s+/).some((word) => /^\p{L}{3,}$/u.test(word));
  if (hasWord || GRADE.test(text.trim()) || !looksLikePartNumber(text)) return null;
  return { kind: 'number', number: text.trim() };
}

function readPlace(places: readonly SearchPlace[]): SearchMeaning | null {
  const named = places.find(({ isNamed }) => isNamed);
  return named ? { kind: named.kind, name: named.name, link: named.link } : null;
}
