import type { CompanyContacts } from '@partshop/api-client/contract';
import { textFormats } from '../../platform/values/text-formats.ts';
import { isolationIn, textsOf, type DocumentLanguage, type PrintedDocument } from '../documents/index.ts';
import { reviseTexts } from './revise-texts.ts';
import type { PeriodLedger } from './revise.queries.ts';

export type Revised = {
  from: string;
  to: string;
  ledger: PeriodLedger;
  /** Kopecks that the client owes by their own books; null while they have not said so. */
  clientClosing: number | null;
  seller: CompanyContacts;
  client: string;
  lang: DocumentLanguage;
};

/** A day of the calendar as a time: noon is that day in Moscow. */
const noonOf = (day: string) => new Date(`${day}T09:00:00Z`);

/** The report as a document to sign, in words. */
export function reviseDocument({ from, to, ledger, clientClosing, seller, client, lang }: Revised): PrintedDocument {
  const { isRightToLeft, locale, taxNumber, pageOf, isDemo } = textsOf(lang);
  const texts = reviseTexts(lang);
  const format = textFormats(locale);
  const isolated = isolationIn(lang);
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const money = (kopecks: number) => (kopecks === 0 ? '' : isolated(amount.format(kopecks / 100)));
  const dayOf = (day: string) => format.date(noonOf(day));
  const { opening, raised, lowered, closing, items } = ledger;
  // What is a debit in the books of one side is a credit in those of the other.
  const sides = (kopecks: number) => [money(Math.max(0, kopecks)), money(Math.max(0, -kopecks))];
  const debtor = closing > 0 ? client : seller.companyName;
  const sum = isolated(format.money(Math.abs(closing), 'RUB'));
  return {
    isRightToLeft,
    title: texts.title(dayOf(from), dayOf(to)),
    parties: [
      {
        name: texts.shop,
        text: [seller.companyName, seller.inn === '' ? '' : taxNumber(isolated(seller.inn), isolated(seller.ogrn))]
          .filter((text) => text !== '')
          .join(', '),
      },
      { name: texts.client, text: client },
    ],
    columns: [
      { title: texts.columns.date, width: '17%', isNumber: false },
      { title: texts.columns.document, width: '27%', isNumber: false },
      ...[texts.columns.shopDebit, texts.columns.shopCredit, texts.columns.clientDebit, texts.columns.clientCredit].map(
        (title) => ({ title, width: '14%', isNumber: true }),
      ),
    ],
    lines: [
      ['', texts.opening, ...sides(opening)],
      ...items.map(({ at, kind, document, amount: change }) => [
        format.date(new Date(at)),
        texts.kinds[kind](isolated(document)),
        ...sides(change),
      ]),
      ['', texts.turnover, money(raised), money(lowered)],
      ['', texts.closing, ...sides(closing), ...(clientClosing === null ? [] : sides(-clientClosing))],
    ],
    sums: [],
    notes: [
      closing === 0 ? texts.even(dayOf(to)) : texts.result(dayOf(to), debtor, sum),
      ...(clientClosing === null || clientClosing === closing
        ? []
        : [texts.difference(isolated(format.money(Math.abs(clientClosing - closing), 'RUB')))]),
      ...(seller.isDemo ? [isDemo] : []),
    ],
    signatures: texts.signatures,
    pageOf,
  };
}
