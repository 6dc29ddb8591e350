import fc from 'fast-check';
import { NAUGHTY_TEXTS } from './naughty-texts.ts';

const SQL = [
  "' or 1=1 --",
  "'; truncate articles; --",
  '") union select password from clients --',
  "\\'; select pg_sleep(10); --",
  "a' & 'b",
  "фильтр:* & !'масляный'",
  "'<->'",
  '$1 $2',
  "E'\\x27",
  '1);drop table offers--',
];
const REGEX_BOMBS = [
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*)*\\1',
  '[[:alpha:]]{9999}',
  '(?=(a+))a*b',
  '\\p{L}{1,65535}',
];
const MARKS = [
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202E',
  '\u2066',
  '\u2069',
  '\u061C',
  '\u200B',
  '\u200D',
  '\uFEFF',
  '\u00AD',
  '\u0301',
];
const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).concat(
  '\u007F',
  '\u0085',
  '\u2028',
);
const SURROGATES = ['\uD800', '\uDBFF', '\uDC00', '\uDFFF'];
const EMOJI = ['🚗', '👩‍🔧', '🇷🇺', '🛢️', '5️⃣', '🏳️‍🌈', '\u{E0001}', '𝐖'];
const PUNCTUATION = [...'%_*?!&|:<>()[]{}\'"`~@#$^+=;,./\\-—№«»…'];
const REAL = [
  'W 712/75',
  'ВРСНУХВ1 АВЕКМНОРСТУХ',
  'масло 5w30',
  'тормозные колодки киа рио',
  'бош 0 986 494 019',
  'Ölfilter',
  'فلتر الزيت ٦٠',
  'W 71275, BKR6E-11; GDB1550',
  '5w',
  'abkmnh',
];
const WORDS = [
  ...REAL,
  ...SQL,
  ...REGEX_BOMBS,
  ...MARKS,
  ...CONTROLS,
  ...SURROGATES,
  ...EMOJI,
  ...PUNCTUATION,
  ...NAUGHTY_TEXTS,
];

const piece = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(' ', ' ', ',', ';', '\n'),
);
const mixed = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
/** As long as a text may be, and far longer. */
const overlong = fc
  .tuple(fc.oneof(piece, mixed), fc.constantFrom(190, 200, 201, 2000, 100_000))
  .map(([text, length]) => text.repeat(Math.ceil(length / Math.max(1, text.length))).slice(0, length));

const searchText = fc.oneof(
  { weight: 6, arbitrary: mixed },
  { weight: 2, arbitrary: piece },
  { weight: 1, arbitrary: overlong },
);

/** Texts that a search must survive: hostile ones, broken ones, and real ones with something odd in them. The same for a seed. */
export const searchTexts = (seed: number, count: number): string[] => fc.sample(searchText, { seed, numRuns: count });
