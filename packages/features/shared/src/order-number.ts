/** The most characters of a typed order number. */
export const MAX_ORDER_NUMBER_LENGTH = 40;

/** Whether a text can be an order number: ten digits, with or without spaces and dashes. */
export function looksLikeOrderNumber(text: string): boolean {
  return /^\d{10}$/.test(text.replaceAll(/[\s\p{Dash}]/gu, ''));
}

/** Whether a text is written as the shop writes order numbers, `26-4821-7395`, so that it is hardly a part number. */
export function isWrittenAsOrderNumber(text: string): boolean {
  return /^\d{2}\p{Dash}\d{4}\p{Dash}\d{4}$/u.test(text.trim());
}
