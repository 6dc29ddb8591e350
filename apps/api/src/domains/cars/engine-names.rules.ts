import type { Names } from '../../platform/values/names.ts';

/** The English words of catalogues' engine names; longer ones first. Codes of makers stay as they are in every language. */
const WORDS: readonly (Names & { en: string })[] = [
  { en: 'Dual Electric Motors', ru: 'два электромотора', ar: 'محركان كهربائيان' },
  { en: 'Electric Motor', ru: 'электромотор', ar: 'محرك كهربائي' },
  { en: 'Plug-in Hybrid', ru: 'подключаемый гибрид', ar: 'هجين قابل للشحن' },
  { en: 'Mild Hybrid', ru: 'мягкий гибрид', ar: 'هجين خفيف' },
  { en: 'Mild-Hybrid', ru: 'мягкий гибрид', ar: 'هجين خفيف' },
  { en: 'Supercharged', ru: 'с нагнетателем', ar: 'شاحن فائق' },
  { en: 'Turbodiesel', ru: 'турбодизель', ar: 'توربو ديزل' },
  { en: 'Twin-Turbo', ru: 'битурбо', ar: 'توربو مزدوج' },
  { en: 'Bi-turbo', ru: 'битурбо', ar: 'توربو مزدوج' },
  { en: 'Electric', ru: 'электро', ar: 'كهربائي' },
  { en: 'Ethanol', ru: 'этанол', ar: 'إيثانول' },
  { en: 'Petrol', ru: 'бензин', ar: 'بنزين' },
  { en: 'Diesel', ru: 'дизель', ar: 'ديزل' },
  { en: 'Hybrid', ru: 'гибрид', ar: 'هجين' },
  { en: 'Turbo', ru: 'турбо', ar: 'توربو' },
];
/** Units, which follow a number. */
const UNITS: readonly (Names & { en: string })[] = [
  { en: 'cu in', ru: 'куб. дюймов', ar: 'بوصة مكعبة' },
  { en: 'kW', ru: 'кВт', ar: 'كيلوواط' },
  { en: 'cc', ru: 'см³', ar: 'سم³' },
  { en: 'L', ru: 'л', ar: 'لتر' },
];
const byEnglish = new Map([...WORDS, ...UNITS].map((names) => [names.en, names]));

const anyOf = (list: readonly { en: string }[]): string => list.map(({ en }) => en).join('|');
const WORD = new RegExp(`\\b(?:${anyOf(WORDS)})\\b`, 'g');
const UNIT = new RegExp(`(?<=\\d) ?(${anyOf(UNITS)})\\b`, 'g');

/** An engine's name of a catalogue, which is in English, in another language: `1.2L I3 Petrol` is `1.2 л I3 бензин`. */
export function engineName(name: string, lang: string): string {
  const translated = (word: string) => byEnglish.get(word)?.[lang] ?? word;
  if (lang === 'en') return name;
  return name.replaceAll(WORD, translated).replaceAll(UNIT, (_found, unit: string) => ` ${translated(unit)}`);
}
