import type { Delimiter } from '../read/delimiters.ts';
import type { ForeignFormat, WorkbookFault } from '../read/import-error.ts';
import type { ImportStep } from '../apply/import-step.ts';
import type { PriceListFacts } from '../read/price-list-reader.ts';
import { rowTexts } from '../texts/row-fault-text.ts';

/** Maps the command line's names to the import's codes. */

export const FIELD_LABELS = rowTexts('ru').fields;

export const DELIMITER_NAMES: Readonly<Record<Delimiter, string>> = {
  ';': 'точка с запятой',
  '\t': 'табуляция',
  ',': 'запятая',
  '|': 'вертикальная черта',
};

export const ENCODING_NAMES: Readonly<Record<PriceListFacts['encoding'], string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'windows-1251': 'Windows-1251 (cp1251)',
  'koi8-r': 'КОИ-8',
};

export const DECIMAL_SIGNS: Readonly<Record<PriceListFacts['layout']['decimalSign'], string>> = {
  comma: 'запятая',
  point: 'точка',
  unknown: 'по ценам не видно',
};

export const FOREIGN_FORMATS: Readonly<Record<ForeignFormat, string>> = {
  zip: 'архив ZIP',
  xls: 'книга Excel старого вида (XLS)',
  pdf: 'документ PDF',
  gzip: 'архив GZIP',
  rar: 'архив RAR',
  '7z': 'архив 7z',
};

export const WORKBOOK_FAULTS: Readonly<Record<WorkbookFault, string>> = {
  broken: 'Книга Excel повреждена или обрезана: сохраните её заново.',
  encrypted: 'Книга защищена паролем: сохраните её без пароля.',
  macros: 'В книге есть макросы: сохраните её как XLSX без макросов.',
  hostile: 'Архив книги составлен так, как не делает ни одна программа: сохраните её заново в Excel.',
  unpacks: 'Книга распаковывается в слишком большой объём: удалите лишние листы и оформление или сохраните CSV.',
  wide: 'В книге слишком много столбцов: оставьте только нужные.',
};

export const STEP_NAMES: Readonly<Record<ImportStep, string>> = {
  makers: 'Производители',
  'repeated-rows': 'Повторы',
  'new-articles': 'Новые артикулы',
  'changed-offers': 'Предложения',
  'new-offers': 'Новые предложения',
  'withdrawn-offers': 'Снятые предложения',
  statistics: 'Статистика',
  'search-words': 'Слова для поиска',
};
