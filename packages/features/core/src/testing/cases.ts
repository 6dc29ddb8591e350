/** Number of random cases of a property test; a hundred times as many in the long form (`LONG=1`). */
export const cases = (short: number): number => (process.env['LONG'] === '1' ? short * 100 : short);
