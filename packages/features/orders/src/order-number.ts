/** The most characters of a typed order number. */
export const MAX_ORDER_NUMBER_LENGTH = 40;

/** Whether a text can be an order number: ten digits, with or without spaces and dashes. */
export function looksLikeOrderNumber(text: string): boolean {
  return /^\d{10}$/.test(text.replaceAll(/[\s\p{Dash}]/gu, ''));
}
