import type { LanguageCode, OfferFaultKind, POSITION_COLUMNS, SoldPosition } from '@partshop/api-client/contract';
import { breatheAt, writeWorkbook } from '../../platform/values/workbook.ts';
import { textsOf } from '../documents/index.ts';

type Column = (typeof POSITION_COLUMNS)[number];
type Texts = { sheet: string; heads: Record<Column, string>; faults: Record<OfferFaultKind, string> };
type Lang = 'ru' | 'en' | 'ar';

const TEXTS: Record<Lang, Texts> = {
  ru: {
    sheet: 'Товары',
    heads: {
      article: 'Артикул',
      name: 'Наименование',
      sum: 'Заказано, ₽',
      pieces: 'Заказано, шт.',
      orders: 'Заказов',
      kept: 'Выкуп, %',
      keptSum: 'Продано, ₽',
      cancelled: 'Отменено, шт.',
      returned: 'Возвращено, шт.',
      views: 'Просмотры',
      adds: 'В корзину',
      quantity: 'Остаток, шт.',
      price: 'Цена, ₽',
      faults: 'Что мешает',
    },
    faults: {
      'sold-out': 'нет в наличии',
      dearer: 'дороже других',
      'no-picture': 'нет фото',
      'no-fit': 'нет применимости',
      'no-cross': 'нет аналогов',
    },
  },
  en: {
    sheet: 'Goods',
    heads: {
      article: 'Article',
      name: 'Name',
      sum: 'Ordered, RUB',
      pieces: 'Ordered, pcs',
      orders: 'Orders',
      kept: 'Kept, %',
      keptSum: 'Sold, RUB',
      cancelled: 'Cancelled, pcs',
      returned: 'Returned, pcs',
      views: 'Views',
      adds: 'Added to basket',
      quantity: 'In stock, pcs',
      price: 'Price, RUB',
      faults: 'In the way',
    },
    faults: {
      'sold-out': 'sold out',
      dearer: 'dearer than others',
      'no-picture': 'no picture',
      'no-fit': 'no cars it fits',
      'no-cross': 'no cross references',
    },
  },
  ar: {
    sheet: 'السلع',
    heads: {
      article: 'رقم القطعة',
      name: 'الاسم',
      sum: 'مطلوب، روبل',
      pieces: 'مطلوب، قطع',
      orders: 'الطلبات',
      kept: 'المحتفظ به، ٪',
      keptSum: 'مُباع، روبل',
      cancelled: 'ملغى، قطع',
      returned: 'مُرجَع، قطع',
      views: 'المشاهدات',
      adds: 'أضيف إلى السلة',
      quantity: 'المخزون، قطع',
      price: 'السعر، روبل',
      faults: 'ما يعيق البيع',
    },
    faults: {
      'sold-out': 'نفدت الكمية',
      dearer: 'أغلى من الآخرين',
      'no-picture': 'بلا صورة',
      'no-fit': 'بلا سيارات ملائمة',
      'no-cross': 'بلا بدائل',
    },
  },
};

type Cell = string | number | null;

const CELLS: Record<Column, (position: SoldPosition, texts: Texts) => Cell> = {
  article: ({ catalogName, catalogFullNumber }) => `${catalogName} ${catalogFullNumber}`,
  name: ({ productName }) => productName,
  sum: ({ figures }) => figures.sum / 100,
  pieces: ({ figures }) => figures.pieces,
  orders: ({ figures }) => figures.orders,
  kept: ({ figures: { pieces, cancelled, returned } }) =>
    pieces === 0 ? null : Math.round(((pieces - cancelled - returned) / pieces) * 100),
  keptSum: ({ figures: { sum, cancelledSum, returnedSum } }) => (sum - cancelledSum - returnedSum) / 100,
  cancelled: ({ figures }) => figures.cancelled,
  returned: ({ figures }) => figures.returned,
  views: ({ figures }) => figures.views,
  adds: ({ figures }) => figures.adds,
  quantity: ({ quantity }) => quantity,
  price: ({ price }) => (price === null ? null : price / 100),
  faults: ({ faults }, texts) => faults.map((kind) => texts.faults[kind]).join(', '),
};
const ALL = Object.keys(CELLS) as Column[];

type Table = {
  positions: readonly SoldPosition[];
  /** All without any. */
  columns: readonly Column[];
  lang: LanguageCode;
};

/** The texts in a language, else in English. */
const langOf = (lang: LanguageCode): Lang => (lang === 'ru' || lang === 'ar' ? lang : 'en');

/** The columns with their heads, and the cells of a position. */
function layoutOf({ columns, lang }: Table) {
  const texts = TEXTS[langOf(lang)];
  const shown = columns.length > 0 ? columns : ALL;
  return {
    texts,
    shown,
    heads: shown.map((column) => texts.heads[column]),
    cellsOf: (position: SoldPosition): Cell[] => shown.map((column) => CELLS[column](position, texts)),
  };
}

/** The positions with the heads of their columns, as rows of a CSV file. */
export function positionsTable(table: Table): (string | number)[][] {
  const { heads, cellsOf } = layoutOf(table);
  return [heads, ...table.positions.map((position) => cellsOf(position).map((cell) => cell ?? ''))];
}

const WIDTHS: Partial<Record<Column, number>> = { article: 28, name: 48, faults: 40 };
const MONEY: ReadonlySet<Column> = new Set<Column>(['sum', 'keptSum', 'price']);

/** The same as an XLSX file. Numbers are numbers, and every text is a text, so that none is taken for a formula. */
export function positionsWorkbook(table: Table, onFault: (error: unknown) => void): ReadableStream<Uint8Array> {
  return writeWorkbook(async (book) => {
    const { texts, shown, heads, cellsOf } = layoutOf(table);
    const { isRightToLeft } = textsOf(langOf(table.lang));
    const views = [{ rightToLeft: isRightToLeft, state: 'frozen' as const, ySplit: 1 }];
    const sheet = book.addWorksheet(texts.sheet, { views });
    sheet.columns = shown.map((column) => ({
      width: WIDTHS[column] ?? 16,
      ...(MONEY.has(column) && { style: { numFmt: '#,##0.00' } }),
    }));
    const head = sheet.addRow(heads);
    head.font = { bold: true };
    head.commit();
    for (const [index, position] of table.positions.entries()) {
      sheet.addRow(cellsOf(position)).commit();
      await breatheAt(index);
    }
    sheet.commit();
  }, onFault);
}
