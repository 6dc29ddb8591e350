/** How many random cases a property is tried with: a hundred times as many in the long form, as the bench has it (`LONG=1`). */
export const cases = (short: number): number => (process.env['LONG'] === '1' ? short * 100 : short);
