/** The vocabulary by which searches are corrected. */
export { findWordsMeant, isBeginning, learnWords } from './search-words.queries.ts';
