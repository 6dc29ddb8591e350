import type { WorkbookWriter } from '@cj-tech-master/excelts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { breatheAt, writeWorkbook } from '../../platform/values/workbook.ts';
import { textsOf } from '../documents/index.ts';
import type { Revised } from './revise-document.ts';
import { reviseTexts } from './revise-texts.ts';

const MONEY = '#,##0.00';
const DAY = 'dd.mm.yyyy';

/** A day of the shop's calendar as spreadsheets have it: midnight without a time zone. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The report as an XLSX file, which is sent while it is written. Numbers are numbers and dates are dates; every text is a text, so that
 * none is taken for a formula.
 */
export function reviseTable(revised: Revised, onFault: (error: unknown) => void): ReadableStream<Uint8Array> {
  return writeWorkbook(async (book) => write(revised, book), onFault);
}

async function write(
  { from, to, ledger, clientClosing, seller, client, lang }: Revised,
  book: WorkbookWriter,
): Promise<void> {
  const texts = reviseTexts(lang);
  const { isRightToLeft } = textsOf(lang);
  const sheet = book.addWorksheet(texts.sheet, { views: [{ rightToLeft: isRightToLeft }] });
  sheet.columns = [
    { width: 14, style: { numFmt: DAY } },
    { width: 48 },
    ...Array.from({ length: 4 }, () => ({ width: 20, style: { numFmt: MONEY } })),
  ];
  const { date, document, shopDebit, shopCredit, clientDebit, clientCredit } = texts.columns;
  const add = (cells: readonly (Date | string | number | null)[], isStrong = false) => {
    const row = sheet.addRow([...cells]);
    if (isStrong) row.font = { bold: true };
    row.commit();
  };
  // What is a debit in the books of one side is a credit in those of the other.
  const sides = (kopecks: number) => [kopecks < 0 ? null : kopecks / 100, kopecks < 0 ? -kopecks / 100 : null];

  add([null, texts.title(from, to)], true);
  add([null, `${texts.shop}: ${seller.companyName}`]);
  add([null, `${texts.client}: ${client}`]);
  add([]);
  add([date, document, shopDebit, shopCredit, clientDebit, clientCredit], true);
  add([dateOf(from), texts.opening, ...sides(ledger.opening)], true);
  for (const [index, { at, kind, document: number, amount }] of ledger.items.entries()) {
    const day = dateOf(shopDay(new Date(at)));
    add([day, texts.kinds[kind](number), ...sides(amount)]);
    await breatheAt(index);
  }
  add([null, texts.turnover, ledger.raised / 100, ledger.lowered / 100], true);
  const byClient = clientClosing === null ? [] : sides(clientClosing).toReversed();
  add([dateOf(to), texts.closing, ...sides(ledger.closing), ...byClient], true);
  sheet.commit();
}
