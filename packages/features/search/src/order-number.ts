/** Whether a text is written as the shop writes order numbers, `26-4821-7395`, so that it is hardly a part number. */
export function isWrittenAsOrderNumber(text: string): boolean {
  return /^\d{2}\p{Dash}\d{4}\p{Dash}\d{4}$/u.test(text.trim());
}
