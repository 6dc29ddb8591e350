/** The number of random cases for a property test; a hundred times as many in long runs (`LONG=1`), which the bench makes. */
export const cases = (short: number): number => (process.env['LONG'] === '1' ? short * 100 : short);
