import type { ReportWords } from '../apply/report.ts';
import type { RowFault } from '../read/row-problem.ts';
import { rowFaultText as textOf, rowTexts } from '../texts/row-fault-text.ts';

const { heads, fields, wholeRow } = rowTexts('ru');
const [row, column, value, reason] = heads;

/** Why a cell or a row was rejected, and the argument that may help. */
export const rowFaultText = (fault: RowFault): string =>
  fault.code === 'thousands-or-fraction'
    ? `${textOf(fault)}: укажите --decimal comma или --decimal point`
    : textOf(fault);

export const REPORT_WORDS: ReportWords = {
  headings: [row, column, value, reason],
  fields,
  wholeRow,
  faultText: rowFaultText,
};
