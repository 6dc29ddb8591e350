// Private-use characters: React escapes none of them, and no text of the shop holds them.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Finds the marks in markup; the name of the prop comes with each. */
export const MARK = new RegExp(`${OPEN}(\\w+)${CLOSE}`);

/** Stands for the text of a prop while a part is compiled. */
export const markOf = (name: string): string => OPEN + name + CLOSE;

/** Whether a text is not yet known. */
export const isMark = (text: string): boolean => text.startsWith(OPEN);
