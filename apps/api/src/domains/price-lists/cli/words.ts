import type { Field } from '../read/columns.ts';
import type { Delimiter } from '../read/delimiters.ts';
import type { ForeignFormat } from '../read/import-error.ts';
import type { ImportStep } from '../apply/import-step.ts';
import type { PriceListFacts } from '../read/price-list-reader.ts';

/** Maps the command line's names to the import's codes. */

export const FIELD_LABELS: Readonly<Record<Field, string>> = {
  maker: 'производитель',
  number: 'номер',
  name: 'название',
  price: 'цена',
  quantity: 'остаток',
  multiplicity: 'кратность',
  leadDays: 'срок, дней',
};

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
  'xlsx-or-zip': 'книга Excel (XLSX) или архив ZIP',
  xls: 'книга Excel старого вида (XLS)',
  pdf: 'документ PDF',
  gzip: 'архив GZIP',
  rar: 'архив RAR',
  '7z': 'архив 7z',
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
