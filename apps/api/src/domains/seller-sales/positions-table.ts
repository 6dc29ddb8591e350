import type { LanguageCode, SoldPosition } from '@partshop/api-client/contract';

/** The heads of the columns of the table of positions, in their order. */
const HEADS = {
  ru: [
    'Артикул',
    'Наименование',
    'Просмотры',
    'В корзину',
    'Заказов',
    'Заказано, шт.',
    'Заказано, ₽',
    'Отменено, шт.',
    'Возвращено, шт.',
    'Продано, шт.',
    'Продано, ₽',
    'Остаток, шт.',
    'Цена, ₽',
  ],
  en: [
    'Article',
    'Name',
    'Views',
    'Added to basket',
    'Orders',
    'Ordered, pcs',
    'Ordered, RUB',
    'Cancelled, pcs',
    'Returned, pcs',
    'Sold, pcs',
    'Sold, RUB',
    'In stock, pcs',
    'Price, RUB',
  ],
  ar: [
    'رقم القطعة',
    'الاسم',
    'المشاهدات',
    'أضيف إلى السلة',
    'الطلبات',
    'مطلوب، قطع',
    'مطلوب، روبل',
    'ملغى، قطع',
    'مُرجَع، قطع',
    'مُباع، قطع',
    'مُباع، روبل',
    'المخزون، قطع',
    'السعر، روبل',
  ],
} as const;

/** The positions with their heads in a language, else in English. */
export function positionsTable(
  positions: readonly SoldPosition[],
  lang: LanguageCode,
): (readonly (string | number)[])[] {
  const heads = Object.entries(HEADS).find(([known]) => known === lang)?.[1] ?? HEADS.en;
  return [heads, ...positions.map(rowOf)];
}

function rowOf({ catalogName, catalogFullNumber, productName, figures, quantity, price }: SoldPosition) {
  const { views, adds, orders, pieces, sum, cancelled, cancelledSum, returned, returnedSum } = figures;
  return [
    `${catalogName} ${catalogFullNumber}`,
    productName,
    views,
    adds,
    orders,
    pieces,
    sum / 100,
    cancelled,
    returned,
    pieces - cancelled - returned,
    (sum - cancelledSum - returnedSum) / 100,
    quantity ?? '',
    price === null ? '' : price / 100,
  ];
}
