import type { LanguageCode } from '@partshop/api-client/contract';
import type { RowFault } from '../read/row-problem.ts';
import { ar, en, ru, type RowTexts, type ShownValues } from './row-texts.ts';

const texts: Partial<Record<LanguageCode, RowTexts>> = { ru, en, ar };

/** What is said of rejected rows in a language, else in English. */
export const rowTexts = (lang: LanguageCode): RowTexts => texts[lang] ?? en;

/** Uses plain spaces in numbers: the text also stands in a terminal. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** The highest value as it is shown: of prices in roubles. */
function shownMax({ code, max }: RowFault & { max: number }, lang: LanguageCode): string {
  const locale = `${lang}-u-nu-latn`;
  if (code === 'price-too-high') {
    return plain(new Intl.NumberFormat(locale, { style: 'currency', currency: 'RUB' }).format(max / 100));
  }
  return code === 'quantity-too-high' ? plain(new Intl.NumberFormat(locale).format(max)) : String(max);
}

/** Why a cell or a row was rejected; follows its name and value. */
export function rowFaultText(fault: RowFault, lang: LanguageCode = 'ru'): string {
  const reason = rowTexts(lang).reasons[fault.code];
  if (typeof reason === 'string') return reason;
  const none: ShownValues = { max: '', maxLength: 0, cells: 0, headings: 0, appliedRow: 0 };
  return reason({ ...none, ...fault, max: 'max' in fault ? shownMax(fault, lang) : '' });
}

/** What to do about it. */
export const rowAdvice = ({ code }: RowFault, lang: LanguageCode): string => rowTexts(lang).advice[code];
