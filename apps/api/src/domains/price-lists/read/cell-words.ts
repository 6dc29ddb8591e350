/** Words that sellers write into cells, in Russian and English. */

export const ROUBLES = /^(?:₽|руб\.?|rub|rur)\s*|\s*(?:₽|рублей|рубля|рубль|руб\.?|р\.?|rub|rur)$/gi;
export const OTHER_CURRENCY = /[$€£¥]|usd|eur|cny|(?:^|[\s\d])у\.?\s?е\.?$/i;
export const PIECES = /\s*(?:шт(?:ук[аи]?)?|компл|ед|pcs|pc)\.?$/i;
export const DAYS = /\s*(?:дн(?:ей|я|и)?|день|д|days?|d)\.?$/i;

export const IN_STOCK = /^(?:есть|в наличии|на складе|да|\+|yes|y|true|in stock|available)$/i;
export const PLENTY = /^(?:много|\+{2,}|many|plenty)$/i;
export const OUT_OF_STOCK =
  /^(?:нет|нет в наличии|отсутствует|под заказ|ожидается|-|–|—|no|n|false|none|out of stock)$/i;

/** `<5`, «менее 5». */
export const LESS_THAN = /^(?:<|менее|меньше|до|less than|under)\s*\d+$/i;
/** The words before the number in `>10`, «более 10». */
export const MORE_THAN = /^(?:>=?|≥|более|больше|свыше|от|over|more than)\s*/i;
/** Words instead of a number of days. */
export const TODAY = /^(?:сегодня|в наличии|на складе|today|in stock)$/i;
