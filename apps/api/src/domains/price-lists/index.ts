/** How price lists are read: other lists that people bring from spreadsheets are read the same way. */
export { createRecordAssembler, type SourceRow } from './read/assemble-records.ts';
export { PIECES } from './read/cell-words.ts';
export { DELIMITERS } from './read/delimiters.ts';
export { guessColumns } from './read/guess-columns.ts';
export { normalizeHeading } from './read/heading-rules.ts';
export { cleanCell } from './read/parse-row.ts';
