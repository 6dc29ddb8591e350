/** Control characters (also those that control a terminal), bidirectional marks, lone surrogates. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;
const UNPRINTABLE_IN_LINES = /[^\P{C}\n\t]+|[\p{Zl}\p{Zp}]+/gu;

/** Somebody else's text as one line that is safe to print to a terminal. */
export const printableLine = (text: string): string => text.toWellFormed().replaceAll(UNPRINTABLE, ' ').trim();

/** The same for a text of several lines; keeps its line ends. */
export const printableLines = (text: string): string => text.toWellFormed().replaceAll(UNPRINTABLE_IN_LINES, ' ');
