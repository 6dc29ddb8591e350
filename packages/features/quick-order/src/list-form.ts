import { LIST_COLUMNS, type ListColumn, type QuickOrderLine } from '@partshop/api-client';
import { readQty, type Offer } from '@partshop/features/basket';
import { readField } from '@partshop/features/core/forms';

/** A line of the form: what stands in its fields, and the offer that was found for it. */
export type FormLine = Pick<QuickOrderLine, 'maker' | 'number' | 'qty' | 'comment'> & { offer: Offer | null };

/** What a button of the form asks for. `lines` are those of the page with what was typed into them. */
export type ListIntent =
  /** Reads the text anew; `columns` where a person chose them. */
  | { intent: 'check'; text: string; columns: ListColumn[] | null }
  /** Checks the lines of the page again. */
  | { intent: 'recheck'; lines: FormLine[] }
  | { intent: 'add'; requestId: string; lines: FormLine[] };

/** The columns of a list that the page itself wrote. */
export const OWN_COLUMNS: ListColumn[] = ['maker', 'number', 'qty', 'comment'];

/** Values of the buttons: an intent, then the index of a line and what is to become of it, with tabs between them. */
export const buttons = {
  check: 'check',
  columns: 'columns',
  recheck: 'recheck',
  add: 'add',
  remove: (index: number) => `remove\t${index}`,
  take: (index: number, qty: number) => `take\t${index}\t${qty}`,
  choose: (index: number, { catalogName, catalogFullNumber }: { catalogName: string; catalogFullNumber: string }) =>
    `choose\t${index}\t${catalogName}\t${catalogFullNumber}`,
} as const;

/** Reads the form. Any field may hold any text. */
export function readListForm(form: FormData): ListIntent {
  const [intent, at, ...values] = readField(form, 'intent').split('\t');
  const text = cleanText(readField(form, 'text'));
  const lines = readLines(form);
  const index = Number(at);
  const change = (changed: Partial<FormLine>): ListIntent => ({
    intent: 'recheck',
    lines: lines.map((line, place) => (place === index ? { ...line, ...changed } : line)),
  });
  switch (intent) {
    case 'add':
      return { intent, requestId: readField(form, 'requestId'), lines };
    case 'recheck':
      return { intent, lines };
    case 'remove':
      return { intent: 'recheck', lines: lines.filter((_, place) => place !== index) };
    case 'take':
      return change({ qty: values[0] ?? '' });
    case 'choose':
      return change({ maker: values[0] ?? '', number: values[1] ?? '' });
    case 'columns':
      return { intent: 'check', text, columns: form.getAll('column').flatMap((value) => toColumn(value) ?? []) };
    default:
      return { intent: 'check', text, columns: null };
  }
}

const toColumn = (value: FormDataEntryValue) => LIST_COLUMNS.find((column) => column === value);

/** Control characters but tabs and line ends say nothing; line ends are one character. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\uFEFF]/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
    .toWellFormed();

/** Each line of the page has each of these fields once, in the order of the lines. */
function readLines(form: FormData): FormLine[] {
  const all = (name: string) =>
    form.getAll(name).map((value) => (typeof value === 'string' ? cleanText(value).trim() : ''));
  const [makers, numbers, quantities, comments, offers] = [
    all('lineMaker'),
    all('lineNumber'),
    all('lineQty'),
    all('lineComment'),
    all('lineOffer'),
  ];
  return numbers.map((number, index) => ({
    maker: makers[index] ?? '',
    number,
    qty: quantities[index] ?? '',
    comment: comments[index] ?? '',
    offer: readOffer(offers[index] ?? ''),
  }));
}

/** The value of a line's field `lineOffer`; empty for a line without one. */
export const toOfferField = (offer: Offer | null): string => (offer ? `${offer.articleId}/${offer.priceListId}` : '');

function readOffer(text: string): Offer | null {
  const [, articleId, priceListId] = /^([1-9]\d{0,14})\/([1-9]\d{0,14})$/.exec(text) ?? [];
  return articleId && priceListId ? { articleId: Number(articleId), priceListId: Number(priceListId) } : null;
}

/** A line that can be added to the basket. */
type AddedLine = Offer & { qty: number; comment: string };

export function toAdded({ offer, qty, comment }: FormLine): AddedLine | null {
  const pieces = readQty(qty);
  return offer && pieces !== null ? { ...offer, qty: pieces, comment } : null;
}

/** The lines as a list that reads back as the same, by {@link OWN_COLUMNS}. */
export const toText = (lines: readonly FormLine[]): string =>
  lines
    .map(({ maker, number, qty, comment }) => [maker, number, qty, comment].map(toCell).join('\t'))
    .filter((line) => line.trim() !== '')
    .join('\n');

function toCell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}
