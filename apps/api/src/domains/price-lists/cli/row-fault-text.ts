import type { RowFault } from '../read/row-problem.ts';
import type { ReportWords } from '../apply/report.ts';
import { FIELD_LABELS } from './words.ts';

/** Uses plain spaces in numbers. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const wholeNumbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });

/** Why a cell or a row was rejected; follows its name and value. */
export function rowFaultText(fault: RowFault): string {
  switch (fault.code) {
    case 'empty':
      return 'пусто';
    case 'unreadable-signs':
      return 'нечитаемые знаки';
    case 'no-letters-or-digits':
      return 'нет ни букв, ни цифр';
    case 'spoilt-by-excel':
      return 'номер испорчен Excel: задайте столбцу текстовый формат';
    case 'too-long':
      return `длиннее ${fault.maxLength} знаков`;
    case 'not-a-number':
      return 'не число';
    case 'negative':
      return 'меньше нуля';
    case 'thousands-or-fraction':
      return 'можно прочесть и как тысячи, и как дробь: укажите --decimal comma или --decimal point';
    case 'other-currency':
      return 'цена не в рублях';
    case 'price-not-positive':
      return 'цена должна быть больше нуля';
    case 'price-too-high':
      return `цена больше ${plain(roubles.format(fault.max / 100))}`;
    case 'quantity-too-high':
      return `больше ${plain(wholeNumbers.format(fault.max))} штук`;
    case 'multiplicity-too-high':
      return `больше ${fault.max} штук`;
    case 'not-a-whole-number':
      return 'не целое число';
    case 'not-days':
      return 'не число дней';
    case 'lead-time-too-long':
      return `больше ${fault.max} дней`;
    case 'line-too-long':
      return `строка длиннее ${fault.maxLength} знаков`;
    case 'quote-not-closed':
      return 'кавычка открыта и не закрыта';
    case 'stray-quotes':
      return 'кавычки внутри значения не удвоены: не видно, где кончаются столбцы';
    case 'too-many-cells':
      return `столбцов ${fault.cells}, а заголовков ${fault.headings}: вероятно, разделитель внутри значения`;
    case 'repeated':
      return `повтор артикула: применена строка ${fault.appliedRow}`;
  }
}

export const REPORT_WORDS: ReportWords = {
  headings: ['Строка', 'Столбец', 'Значение', 'Причина'],
  fields: FIELD_LABELS,
  wholeRow: 'вся строка',
  faultText: rowFaultText,
};
