/** Controls (of a terminal among them), what turns the direction of a text, halves of characters. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;
const UNPRINTABLE_IN_LINES = /[^\P{C}\n\t]+|[\p{Zl}\p{Zp}]+/gu;

/** A text that somebody else wrote, as one line that drives no terminal. */
export const printableLine = (text: string): string => text.toWellFormed().replaceAll(UNPRINTABLE, ' ').trim();

/** The same of a text of many lines, which it keeps. */
export const printableLines = (text: string): string => text.toWellFormed().replaceAll(UNPRINTABLE_IN_LINES, ' ');
